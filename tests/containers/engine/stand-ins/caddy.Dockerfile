FROM income-stand-in/bookworm
RUN apt-get update -qq -o Acquire::Check-Valid-Until=false \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends caddy wget >/dev/null \
  && rm -rf /var/lib/apt/lists/*
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
