FROM income-stand-in/forky
RUN apt-get update -qq -o Acquire::Check-Valid-Until=false \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql-18 >/dev/null \
  && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/18
ENV PATH=/usr/lib/postgresql/18/bin:$PATH PGDATA=/var/lib/postgresql/18/docker
COPY --chmod=755 postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
RUN chown postgres /var/lib/postgresql /var/run/postgresql
VOLUME /var/lib/postgresql
USER postgres
ENTRYPOINT ["docker-entrypoint.sh"]
STOPSIGNAL SIGINT
CMD ["postgres"]
