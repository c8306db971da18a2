FROM income-stand-in/bookworm
RUN apt-get update -qq -o Acquire::Check-Valid-Until=false \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends redis-server >/dev/null \
  && rm -rf /var/lib/apt/lists/* && install -d -o redis -g redis /data
WORKDIR /data
VOLUME /data
USER redis
CMD ["redis-server", "--protected-mode", "no"]
