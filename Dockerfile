# The production build, run as a user without rights. Nothing is written but in /data,
# so it also runs with `docker run --read-only`.
#
# Both stages stand on the Node version of .nvmrc, on the very one that the suite is run with (scripts/node-24). It is named
# by its tag alone, which whoever publishes it may move: where Docker's registry can be reached, add `@sha256:…` behind it,
# the digest of its index:
#   docker buildx imagetools inspect node:24.21.0-bookworm-slim --format '{{.Manifest.Digest}}'
FROM node:24.21.0-bookworm-slim AS node

FROM node AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1
RUN node --input-type=module -e "import { buildWhenNeeded } from './scripts/lib/project.mjs'; process.exit(buildWhenNeeded())"

FROM node
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 DATABASE_URL=file:/data/tradego.db
# As it is started without an image (scripts/lib/project.mjs says why).
ENV NODE_OPTIONS="--max-old-space-size=384 --max-semi-space-size=4" MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=build --chown=root:root /app/.next/standalone ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "server.js"]
