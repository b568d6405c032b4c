// What local play adds to the script of the preview's page, whose names it uses: `state`, `ui`,
// `actions`, `selections`, `dispatch`. Before it stand `locales`, what each person reads, and
// `words`, what is said in each language.

const reader = () => locales[ui.viewer.selectedOptions[0]?.textContent] || "en";
// While another reader is chosen, the page lists nobody: what comes says whom it is for.
const readerOf = ({ viewers, viewerId }) => {
  const viewer = (viewers || []).find((one) => String(one.id ?? one) === String(viewerId));
  return viewer ? locales[viewer.name] || "en" : reader();
};
const pause = (ms) => new Promise((over) => setTimeout(over, ms));

// The way back into a tab: the page asks to be reloaded, and would begin with the first person.
let returning = sessionStorage.getItem("viewer");
// A press whose request was lost has the page wait for its receipt for ever.
const RECEIPT = 3000;
let lost = { id: undefined, since: 0 };
function isLost() {
  const id = actions.report().uncertainAction?.requestId;
  if (id !== lost.id) lost = { id, since: Date.now() };
  return id !== undefined && Date.now() - lost.since > RECEIPT;
}
setInterval(() => {
  const gone = String(state.externalNotice || "").startsWith("Preview session is unavailable");
  if (isLost() || gone) {
    direct("/", { cache: "no-store" }).then((found) => found.ok && location.reload(), () => {});
  } else if (returning && [...ui.viewer.options].some((one) => one.value === returning)) {
    if (ui.viewer.value !== returning) {
      ui.viewer.value = returning;
      ui.viewer.dispatchEvent(new Event("change"));
    }
    returning = null;
  } else if (!returning && ui.viewer.value) {
    sessionStorage.setItem("viewer", ui.viewer.value);
  }
}, 500);

// Times that run: the page writes them once. Only those of a clock or a calendar stand still.
const absolute = /:|\d{4}/;
const units = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
setInterval(() => {
  const spoken = new Intl.RelativeTimeFormat(reader(), { numeric: "auto" });
  for (const time of document.querySelectorAll("time.discord-timestamp")) {
    if (absolute.test(time.textContent)) continue;
    const seconds = (new Date(time.dateTime) - Date.now()) / 1000;
    const [unit, length] = units.find((one) => Math.abs(seconds) >= one[1]) || units[3];
    const said = spoken.format(Math.round(seconds / length), unit);
    if (time.textContent !== said) time.textContent = said;
  }
}, 1000);

// What became of a press that came at a bad moment.
const notice = document.createElement("div");
notice.id = "press-notice";
notice.setAttribute("role", "status");
notice.style.cssText = "position:fixed;inset:auto 8px 8px;z-index:9;padding:8px 12px;text-align:center;"
  + "border-radius:8px;background:#fee75c;color:#1e1f22;font-weight:600";
notice.hidden = true;
document.body.append(notice);
let silence = null;
function say(word) {
  clearTimeout(silence);
  notice.textContent = words[reader()][word];
  notice.hidden = false;
  if (word !== "again") silence = setTimeout(hush, 6000);
}
function hush() { notice.hidden = true; }

// What a press or a command leads to comes into sight, and stays there while its pictures load: the
// message that answers it, else what is new below. It stays so when the next question comes, however
// long others take. Whoever scrolls meanwhile is left alone, and so is an open menu, which the page
// closes when it moves.
const FOLLOWED = 20000;
let followed = { until: 0 };
function follow(pressed, { outcomes = [] } = {}) {
  // A private message is changed in place, and the answer names none.
  const answers = [pressed, ...outcomes.map((one) => one.messageId)];
  // A panel may come after the press is said to be over.
  const since = outcomes.length ? followed.since : state.snapshot?.timeline?.at(-1) || "0";
  followed = { until: Date.now() + FOLLOWED, answers, since };
  bringIntoSight();
}
function followFurther() {
  if (followed.until) followed.until = Date.now() + FOLLOWED;
}
function isPrivate(id) { return state.snapshot?.messages?.[id]?.ephemeral === true; }
// The page may hold a menu for open that has gone with its message.
function isChoosing() {
  return [...document.querySelectorAll('[role="option"]')].some((option) => option.offsetParent);
}
function bringIntoSight() {
  if (Date.now() > followed.until || isChoosing()) return;
  // Which of them are private is known once they are on the page.
  const later = (state.snapshot?.timeline || []).filter((one) => BigInt(one) > BigInt(followed.since));
  const id = [...later, ...followed.answers].filter(isPrivate).at(-1);
  const article = id && ui.messageList.querySelector(`[data-message-id="${id}"]`);
  if (!article) { ui.timeline.scrollTop = ui.timeline.scrollHeight; return; }
  const view = ui.timeline.getBoundingClientRect(), { top: edge, bottom } = article.getBoundingClientRect();
  // Whose message it is may be out of sight, what it says may not.
  const note = article.querySelector(".message-ephemeral-note");
  const top = note ? note.getBoundingClientRect().bottom : edge;
  if (bottom - top > view.height || top < view.top) ui.timeline.scrollTop += top - view.top;
  else if (bottom > view.bottom) ui.timeline.scrollTop += bottom - view.bottom;
}
// The page keeps its own place when a picture comes: this has the last word.
setInterval(bringIntoSight, 150);
for (const moved of ["wheel", "touchmove", "keydown"]) {
  ui.timeline.addEventListener(moved, () => { followed.until = 0; }, { passive: true });
}
ui.timeline.addEventListener("pointerdown", ({ target }) => {
  // Only its bar has nothing else there to be pressed.
  if (target === ui.timeline) followed.until = 0;
});

// When a menu opens, the page draws all messages again; until their pictures are back it scrolls, and
// a menu that leaves the screen is closed. So nobody hears of scrolling for as long as that takes.
const PAINTED = 600;
let opening = 0;
ui.timeline.addEventListener("click", ({ target }) => {
  const key = target.closest(".select-trigger")?.dataset.controlKey;
  if (!key) return;
  opening = Date.now() + PAINTED;
  setTimeout(() => {
    const open = [...document.querySelectorAll(".preview-select.is-open")];
    open.find((menu) => menu.dataset.controlKey === key)?.scrollIntoView({ block: "nearest" });
    document.dispatchEvent(new Event("scroll"));
  }, PAINTED);
}, true);
window.addEventListener("scroll", (event) => {
  if (event.target !== document && Date.now() < opening) event.stopImmediatePropagation();
}, true);

// Links to messages lead to them here, not to a Discord that knows none of them.
document.addEventListener("click", (event) => {
  const href = event.target.closest("a[href]")?.href || "";
  const link = /^https:\/\/discord\.com\/channels\/\d+\/\d+(?:\/(\d+))?$/.exec(href);
  // Any other click keeps what it does: forms are sent by one.
  if (!link) return;
  event.preventDefault();
  const [, id] = link;
  const article = id && ui.messageList.querySelector(`[data-message-id="${id}"]`);
  if (article) {
    followed.until = 0;
    article.scrollIntoView({ block: "start" });
  }
  else if (id) say("gone");
}, true);

// A menu of several that is left with too few of them picked is closed, and can be opened again.
function leave(event) {
  const { dropdown } = state;
  if (!dropdown?.multi || selections.values(dropdown.key).length >= dropdown.minimum) return;
  const menu = event.target.closest?.(".preview-select");
  const within = menu?.dataset.controlKey === dropdown.key;
  const trigger = within && event.target.closest(".select-trigger") !== null;
  // The press on its own trigger comes as a click, too.
  if (event.type === "click" ? trigger : !within) setTimeout(() => cancelDropdown(dropdown.key), 0);
}
window.addEventListener("pointerdown", leave, true);
window.addEventListener("click", leave, true);

// A picture that is not there yet takes no room with its description, which stays to be read aloud,
// and shows no sign of a broken one.
// The page's policy refuses a style element.
const style = new CSSStyleSheet();
style.replaceSync(`
  .channel-message .media-lightbox-trigger img,
  .channel-message .custom-emoji { font-size: 0; color: transparent; }
  .channel-message .media-unavailable { font-size: 0; border: 0; padding: 0; }
  .channel-message img:not([src]) { opacity: 0; }
`);
document.adoptedStyleSheets.push(style);

// A press is tried again as long as its control still has the same custom id, which names the
// question. Of menus the picked values go with it.
const TRIES = 20, PAINT_TRIES = 80;
const LATE = new Set(["busy", "stale-revision"]);
function* parts(message) {
  const open = [...(message?.components || [])];
  while (open.length) {
    const part = open.shift();
    yield part;
    open.unshift(...(part.components || []), ...(part.accessory ? [part.accessory] : []));
  }
}
function customId(snapshot, key) {
  const message = snapshot?.messages?.[/^message:(\d+):/.exec(key || "")?.[1]];
  for (const part of parts(message)) if (part.control_key === key) return part.custom_id;
  return undefined;
}
// What takes longer than a press, as a film, goes on; the page would call it uncertain.
function underWay(receipt) {
  const slow = receipt?.settlement === "timeout";
  return slow ? { ...receipt, settlement: "settled", uncertain: false } : receipt;
}
async function pressed(path, options) {
  const body = JSON.parse(options.body);
  const { control_key: key } = body;
  // What the page does of its own accord, as fitting into its window, is tried again in silence.
  const tell = key ? say : () => {};
  const meant = customId(state.snapshot, key), pressedOn = /^message:(\d+):/.exec(key || "")?.[1];
  const leads = key || body.kind === "run_command";
  // What comes of it may be on the page before the press is said to be over.
  if (leads) follow(pressedOn);
  for (let tried = 1; ; tried += 1) {
    const answer = await direct(path, { ...options, body: JSON.stringify(body) });
    if (!answer.ok || (key && meant === undefined)) return answer;
    const receipt = await answer.clone().json();
    // While what came of the press before is not on the page yet, its controls are said to be none.
    const late = receipt.presentation === "stale" || receipt.diagnostics.some((one) => LATE.has(one.code));
    if (!receipt.rejected || !late) {
      if (receipt.settlement === "timeout") tell("slow");
      else if (receipt.rejected) tell("lost");
      else if (key) hush();
      if (leads) follow(pressedOn, receipt);
      return Response.json(underWay(receipt));
    }
    tell(tried < TRIES ? "again" : "lost");
    if (tried === TRIES) return answer;
    await pause(250);
    const { headers } = options;
    const now = await (await direct("/api/state", { headers, cache: "no-store" })).json();
    if (key && customId(now, key) !== meant) { say("changed"); return answer; }
    body.published_revision = now.publishedRevision;
  }
}

// The page drops a button that is pressed while it waits for an answer. The last of these is kept.
let kept = null;
document.addEventListener("click", (event) => {
  if (!actions.admissionBlocked()) return;
  const button = event.target.closest("button.component-button");
  const key = button?.dataset.controlKey;
  if (!key || button.disabled || key === state.pendingAction?.controlKey) return;
  kept = { key, meant: customId(state.snapshot, key) };
  say("again");
}, true);
setInterval(() => {
  if (!kept || actions.admissionBlocked()) return;
  const { key, meant } = kept;
  kept = null;
  if (customId(state.snapshot, key) !== meant) say("changed");
  else { hush(); dispatch("click", { control_key: key }); }
}, 100);

// A menu shows what its message says is chosen, as soon as the message says something new.
const chosen = new Map();
function heed(snapshot) {
  for (const [id, message] of Object.entries(snapshot.messages || {})) {
    const menus = [...parts(message)].filter((part) => Array.isArray(part.options));
    const said = JSON.stringify(menus);
    if (chosen.get(id) === said) continue;
    chosen.set(id, said);
    for (const { control_key: key, options } of menus) {
      if (key === state.dropdown?.key) continue;
      const defaults = options.filter((one) => one.default === true).map((one) => String(one.value));
      selections.renderOptions().onReconcileDraft(key, defaults);
    }
  }
}

// A picture that is being exchanged on the other side is asked for again, while the page shows it.
async function painted(path, options) {
  const [, id] = path.match(/^\/api\/assets\/([^?]+)/);
  const isShown = () => decodeURIComponent(id) in (state.snapshot?.assets || {});
  for (let tried = 1; ; tried += 1) {
    const answer = await direct(path, options);
    if (answer.ok || tried === PAINT_TRIES || !isShown()) return answer;
    await pause(250);
  }
}

// What was published stands until more is: in between, the preview takes back its pictures.
// Times are written as the reader's language has them, and by the clock of this machine.
const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
async function published(path, options) {
  const answer = await direct(path, options);
  if (!answer.ok) return answer;
  const now = await answer.json();
  const { snapshot } = state;
  const same = snapshot?.publishedRevision === now.publishedRevision
    && snapshot.viewerId === now.viewerId && now.status !== "access_denied";
  if (!same) { heed(now); followFurther(); }
  const locale = readerOf(now);
  now.profile = { ...now.profile, locale, timezone };
  // The page writes a message anew only if something in it is new.
  for (const message of Object.values(now.messages || {})) message.locale = locale;
  // The list of messages knows no pictures within words: their names are left out there.
  for (const row of now.messageIndex || []) row.excerpt = (row.excerpt || "").replace(/:\w+_[0-9a-f]{6}: ?/g, "");
  const { activity } = now;
  const lastAction = underWay(now.lastAction);
  return Response.json({ ...(same ? snapshot : now), lastAction, activity });
}

const direct = window.fetch.bind(window);
window.fetch = (path, options) => {
  if (path === "/api/action" && typeof options?.body === "string") return pressed(path, options);
  if (path === "/api/state") return published(path, options);
  return (String(path).startsWith("/api/assets/") ? painted : direct)(path, options);
};

// The old picture stands until the new one can be shown: the page empties a message to renew it.
const PICTURE = ".media-lightbox-trigger img";
const visible = (image) => image.style.display !== "none";
new MutationObserver((changes) => {
  for (const { target, removedNodes } of changes) {
    if (!removedNodes.length || !target.matches("article.channel-message")) continue;
    const before = [...removedNodes]
      .flatMap((one) => (one.querySelectorAll ? [...one.querySelectorAll(PICTURE)] : []))
      .filter((image) => visible(image) && image.naturalWidth);
    target.querySelectorAll(PICTURE).forEach((image, place) => {
      const stands = before[place];
      if (!stands || stands.isConnected || image.naturalWidth) return;
      image.style.display = "none";
      image.before(stands);
      image.addEventListener("load", async () => {
        await image.decode().catch(() => {});
        image.style.display = "";
        // Renewed meanwhile, the message has it stand for the picture after this one.
        if (stands.nextSibling === image) stands.remove();
      }, { once: true });
    });
  }
}).observe(ui.messageList, { childList: true, subtree: true });
