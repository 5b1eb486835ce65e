# syntax=docker/dockerfile:1

# From 24.19.0 on, garbage collection aborts a process that uses better-sqlite3 12, when it is compiled with the headers of that release.
# better-sqlite3 13 does not have this problem, but needs Node.js 22: raise the version when support of Node.js 20 ends.
FROM node:24.18.1-bookworm AS build
WORKDIR /src
# All files that `pnpm fetch` reads, and no others, so that this layer is cached until a dependency changes.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
RUN npm install --global "$(node -p 'require("./package.json").packageManager')" && pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline \
  && pnpm exec turbo run build:program --filter=@specshelf/server --output-logs=errors-only \
  && pnpm --filter=@specshelf/server deploy --prod --legacy /app

FROM node:24.18.1-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATABASE_URL=/var/lib/specshelf/specshelf.sqlite
# The image runs as the account `node`, 1000:1000. Its root file system can be read-only: the server writes to the volume only.
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/specshelf
COPY --from=build /app/package.json /app/package.json
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/dist /app/dist
RUN ln -s /app/dist/main.js /usr/local/bin/specshelf-server && chmod 0755 /app/dist/main.js
USER node
WORKDIR /var/lib/specshelf
VOLUME /var/lib/specshelf
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm or a shell, so that the server itself receives signals.
ENTRYPOINT ["node", "/app/dist/main.js"]
CMD ["serve"]
