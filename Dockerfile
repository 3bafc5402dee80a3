# The production build, run as a user without rights. Nothing is written but in /data,
# so it also runs with `docker run --read-only`.
#
# Both stages stand on the Node version of .nvmrc, on exactly this image. To renew it, take the
# newest tag of that version and the digest of its index:
#   docker buildx imagetools inspect node:20.20.2-bookworm-slim --format '{{.Manifest.Digest}}'
FROM node:20.20.2-bookworm-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0 AS node

FROM node AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1
RUN node --input-type=module -e "import { buildWhenNeeded } from './scripts/lib/project.mjs'; process.exit(buildWhenNeeded())" \
 && npx esbuild scripts/inbox.ts scripts/invalidate.ts scripts/backup.ts scripts/restore.ts --bundle --platform=node --format=esm --external:libsql --external:pg --out-extension:.js=.mjs --outdir=.next/standalone

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
