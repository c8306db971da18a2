FROM income-stand-in/bookworm
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
# The certificate authorities this machine trusts, for networks with a private one.
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
CMD ["node"]
