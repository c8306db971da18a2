FROM node:24.21.0-bookworm-slim
WORKDIR /app
RUN printf '{"type":"module"}' >package.json && npm install --silent --no-audit @20minutes/s3rver@5.0.0
COPY server.ts list-objects.ts ./
COPY --chmod=755 s3-entrypoint.sh /usr/local/bin/s3-entrypoint.sh
# The health check asks for /health with wget. This server has no such path: it is up once it refuses who has not signed.
COPY --chmod=755 s3-health.mjs /usr/local/bin/wget
ENTRYPOINT ["s3-entrypoint.sh"]
