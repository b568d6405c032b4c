# The bot as an image, for Discord only: local play in the browser is not in it. See docs/run/README.md.
# Pinned by its digest, which is of an index for amd64 and arm64; docs/run/hosting.md says how to renew it.
FROM python:3.11-slim-bookworm@sha256:b18992999dbe963a45a8a4da40ac2b1975be1a776d939d098c647482bcad5cba

ENV PYTHONUNBUFFERED=1
WORKDIR /app

# Orders and joins Arabic, Hebrew and Indic letters in pictures: Pillow's wheel loads it when the bot starts.
RUN apt-get update && apt-get install --yes --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*

# For PostgreSQL: --build-arg PINS=requirements-postgres.txt
ARG PINS=requirements.txt
COPY requirements*.txt ./
RUN pip install --no-cache-dir --require-hashes -r ${PINS}
# Games from packages, where whoever runs the bot has named some.
RUN if [ -f requirements-games.txt ]; then pip install --no-cache-dir --require-hashes -r requirements-games.txt; fi

COPY LICENSE ./
COPY games/ games/
COPY players/ players/
COPY rendering/ rendering/
COPY bot/ bot/
COPY cogs/ cogs/
COPY tabletop/ tabletop/
RUN python -m compileall -q games players rendering bot cogs tabletop

# Nobody in particular: the volume is all that the bot may write to. Beside PostgreSQL it is data/ (compose.postgres.yaml).
RUN mkdir /data data && chown 10001:10001 /data data
USER 10001:10001
ENV DATABASE=/data/host.sqlite3
VOLUME /data

# Stops within four seconds, with every move stored.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot"]
