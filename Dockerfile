# One image for the shop, Payload and Medusa: the first word of a container's command selects one (scripts/containers).
FROM node:24.18.0-trixie-slim AS build
WORKDIR /shop
ENV CI=true
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY query/package.json query/
COPY settings/package.json settings/
COPY telemetry/package.json telemetry/
COPY callers/package.json callers/
COPY mail/package.json mail/
COPY spreadsheets/package.json spreadsheets/
COPY commerce/package.json commerce/
COPY content-cms/package.json content-cms/
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
COPY . .
RUN node scripts/containers/build-image.ts /out

FROM node:24.18.0-trixie-slim
WORKDIR /shop
# New volumes get the owner of the folders on which they are mounted.
RUN for folder in secrets env/jobs env/content env/commerce env/shop env/vnpay env/postgres env/s3 env/valkey env/monitoring shop/keys shop/mail shop/media shop/releases shop/vnpay; \
    do mkdir -p "/srv/$folder"; done && chown -R node:node /srv
COPY --from=build /out ./
USER node
# The root is read-only; programs that write to the home folder get one.
ENV HOME=/tmp
ENTRYPOINT ["node", "scripts/containers/main.ts"]
