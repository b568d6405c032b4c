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
setInterval(() => {
  if (String(state.externalNotice || "").startsWith("Preview session is unavailable") || isStuck()) {
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
let silence = null, said = null;
function say(word) {
  clearTimeout(silence);
  said = word;
  notice.textContent = words[reader()][word];
  notice.hidden = false;
  if (word !== "again") silence = setTimeout(() => { notice.hidden = true; }, 6000);
}
// What is said of one press stays when the next is heard.
function hush() { if (said === "again") notice.hidden = true; }

// What a press leads to comes into sight, and stays there while its pictures load: the message that
// answers it, else what is new below. Whoever scrolls or has a menu open is left alone.
const FOLLOWED = 20000;
let followed = { until: 0 };
function follow(pressed, receipt) {
  if (receipt && !followed.until) return;
  const { outcomes = [] } = receipt || {};
  // A private message is changed in place, and the answer names none.
  const answers = [pressed, ...outcomes.map((one) => one.messageId)];
  // A panel may come after the press is said to be over.
  const since = outcomes.length ? followed.since : state.snapshot?.timeline?.at(-1) || "0";
  followed = { until: Date.now() + FOLLOWED, answers, since };
  bringIntoSight();
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

// Links to messages lead to them here, not to a Discord that knows none of them.
document.addEventListener("click", (event) => {
  const href = event.target.closest("a[href]")?.href || "";
  const link = /^https:\/\/discord\.com\/channels\/\d+\/\d+(?:\/(\d+))?$/.exec(href);
  // Any other click keeps what it does: forms are sent by one.
  if (!link) return;
  event.preventDefault();
  const [, id] = link;
  const article = id && ui.messageList.querySelector(`[data-message-id="${id}"]`);
  if (article) article.scrollIntoView({ block: "start" });
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
  .channel-message .media-lightbox-trigger img { font-size: 0; color: transparent; }
  .channel-message .media-unavailable { font-size: 0; border: 0; padding: 0; }
  .channel-message img:not([src]) { opacity: 0; font-size: 0; }
`);
document.adoptedStyleSheets.push(style);

// The page drops what is pressed while something else is on its way. It waits here for its turn, and
// in the tab for a bot that is being restarted.
const PRESSES = new Set(["click", "select", "modal_submit"]);
const WAITING = "waiting", PATIENCE = 10000;
// Each: its kind and body, what it means, whose it is, and whether it comes from before a restart.
const waiting = JSON.parse(sessionStorage.getItem(WAITING) || "[]").map((one) => ({ ...one, again: true }));
sessionStorage.removeItem(WAITING);
// The press under which the bot went away: nobody knows whether it was heard.
let unsure = null;
const isUnheard = () => unsure && (state.uncertainAction || state.closed);
// The page waits without end for an answer that a short break of the connection took.
function isStuck() {
  return isUnheard() && Date.parse(state.transport.lastSuccessfulRead) > unsure.since + PATIENCE;
}
window.addEventListener("pagehide", () => {
  const presses = isUnheard() ? [unsure, ...waiting] : waiting;
  if (presses.length) sessionStorage.setItem(WAITING, JSON.stringify(presses));
});

function* parts(message) {
  const open = [...(message?.components || [])];
  while (open.length) {
    const part = open.shift();
    yield part;
    open.unshift(...(part.components || []), ...(part.accessory ? [part.accessory] : []));
  }
}
const messageOf = (key) => /^message:(\d+):/.exec(key || "")?.[1];
// A control's key is its place in its message; its custom id names question and answer.
function meaning(snapshot, { control_key: key, modal_handle: form }) {
  if (form) return snapshot?.modal?.handle === form ? form : undefined;
  return [...parts(snapshot?.messages?.[messageOf(key)])].find((part) => part.control_key === key)?.custom_id;
}
// What is to be pressed now. What stood before a restart stands in another message.
function standing(snapshot, { body, meant, again }) {
  if (meant === undefined) return null;
  if (meaning(snapshot, body) === meant) return body;
  const messages = snapshot.messages || {};
  const there = again ? Object.values(messages) : [messages[messageOf(body.control_key)]];
  const part = there.flatMap((one) => [...parts(one)]).find((one) => one.custom_id === meant);
  return part ? { ...body, control_key: part.control_key } : null;
}

const spelled = (kind, key, values) => JSON.stringify([kind, key || null, values || null]);
function isPressedTwice(kind, { control_key: key, values }) {
  const sent = state.pendingAction || state.uncertainAction, last = waiting.at(-1);
  const before = last ? spelled(last.kind, last.body.control_key, last.body.values)
    : sent && spelled(sent.kind, sent.controlKey, sent.submittedValues);
  return before === spelled(kind, key, values);
}
// What was pressed once more before the page showed what came of it is no other press.
let heard = null;
const named = ({ kind, body, meant }) => spelled(kind, meant, body.values);
function tooLate(press) {
  if (named(press) === heard) hush();
  else say(press.again ? "lost" : "changed");
  if (press.kind === "select") unpick(messageOf(press.body.control_key));
}
const admit = actions.dispatch;
actions.dispatch = (kind, body, metadata) => {
  if (!PRESSES.has(kind) || !(waiting.length || actions.admissionBlocked())) {
    admit(kind, body, metadata);
  } else if (!isPressedTwice(kind, body)) {
    waiting.push({ kind, body, meant: meaning(state.snapshot, body), viewer: state.viewerId });
    say("again");
  }
};
// So no menu has to refuse a choice.
const { admission, updateContext } = selections;
selections.admission = (now) => admission({ ...now, blocked: false, pendingAction: null });
selections.updateContext = (now) => updateContext({ ...now, pendingAction: null });

let overdue = Infinity;
setInterval(() => {
  if (!waiting.length || returning || !state.snapshot || actions.admissionBlocked()) return;
  const [press] = waiting;
  const body = press.viewer === state.viewerId ? standing(state.snapshot, press) : null;
  overdue = Math.min(overdue, Date.now() + (press.again ? PATIENCE : 0));
  if (!body && Date.now() < overdue) return;
  waiting.shift();
  overdue = Infinity;
  if (body) {
    syncActionContext();
    admit(press.kind, body, {});
  } else tooLate(press);
}, 100);

// A press is tried again as long as its control means the same; of menus the picked values go with
// it. What comes before it may take its time on a busy machine.
const TRIED_FOR = 60000, PAINT_TRIES = 80;
const LATE = new Set(["busy", "stale-revision"]);
// No control is to be had, either, while what a press before led to goes on; a form or a command can
// be wrong in itself.
function isLate({ rejected, diagnostics, presentation }, { kind }) {
  const codes = rejected ? diagnostics.map((one) => one.code) : [];
  return codes.some((code) => LATE.has(code)) || (codes.includes("validation-failed")
    && (kind === "click" || kind === "select" || presentation === "stale"));
}
// What takes longer than a press, as a film, goes on; the page would call it uncertain.
function underWay(receipt) {
  const slow = receipt?.settlement === "timeout";
  return slow ? { ...receipt, settlement: "settled", uncertain: false } : receipt;
}
async function pressed(path, options) {
  let body = JSON.parse(options.body);
  const { kind, control_key, values, modal_handle } = body, { headers } = options;
  const began = Date.now(), own = PRESSES.has(kind), pressedOn = own && messageOf(control_key);
  // What the page does of its own accord, as fitting into its window, is tried again in silence.
  const tell = own ? say : () => {};
  const press = { kind, body: { control_key, values, modal_handle }, meant: meaning(state.snapshot, body),
    viewer: state.viewerId };
  const doubt = () => {
    if (own) unsure = { ...press, since: Date.now() };
    tell("again");
  };
  // What comes of it may be on the page before the press is said to be over.
  if (pressedOn) follow(pressedOn);
  for (;;) {
    let answer, there, now;
    try {
      answer = await direct(path, { ...options, body: JSON.stringify(body) });
      if (!own && !answer.ok) return answer;
      const receipt = answer.ok && await answer.clone().json();
      if (receipt && !isLate(receipt, body)) {
        unsure = null;
        if (receipt.settlement === "timeout") tell("slow");
        else if (receipt.rejected) tell("lost");
        else if (own) hush();
        if (own && !receipt.rejected) heard = named(press);
        if (kind === "select") unpick(pressedOn);
        if (pressedOn) follow(pressedOn, receipt);
        return Response.json(underWay(receipt));
      }
      tell("again");
      await pause(250);
      there = await direct("/api/state", { headers, cache: "no-store" });
      now = there.ok && await there.json();
    } catch (gone) {
      doubt();
      throw gone;
    }
    if (!now) { doubt(); return there; }
    const stands = own ? standing(now, press) : body, over = Date.now() - began > TRIED_FOR;
    if (!stands) { tooLate(press); return answer; }
    if (over) {
      tell("lost");
      if (kind === "select") unpick(pressedOn);
      return answer;
    }
    body = { ...body, control_key: stands.control_key, published_revision: now.publishedRevision };
  }
}

// A menu shows what its message says is chosen, as soon as the message says something new.
const chosen = new Map();
function heed(snapshot) {
  for (const [id, message] of Object.entries(snapshot.messages || {})) {
    const menus = [...parts(message)].filter((part) => Array.isArray(part.options));
    const said = JSON.stringify(menus);
    if (chosen.get(id) === said) continue;
    chosen.set(id, said);
    menus.forEach(showSaid);
  }
}
function showSaid({ control_key: key, options }) {
  if (key === state.dropdown?.key) return;
  const defaults = options.filter((one) => one.default === true).map((one) => String(one.value));
  selections.renderOptions().onReconcileDraft(key, defaults);
}
// Once it was heard, the same can be chosen again from a menu that says nothing new.
function unpick(id) {
  const menus = [...parts(state.snapshot?.messages?.[id])].filter((part) => Array.isArray(part.options));
  menus.forEach(showSaid);
  localRender(true);
}

// A picture that is being exchanged on the other side is asked for again.
async function painted(path, options) {
  for (let tried = 1; ; tried += 1) {
    const answer = await direct(path, options);
    if (answer.ok || tried === PAINT_TRIES) return answer;
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
  if (!same) heed(now);
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
