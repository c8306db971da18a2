#!/usr/bin/env bash
# A Docker engine for machines that have none: Debian's docker.io, compose and buildx in a folder, running in separate
# namespaces. The host's processes and network stay untouched. Needs root, Debian packages and a kernel with overlayfs.
#
#   engine.sh start SHARED    brings it up; the folder SHARED is /shared inside
#   engine.sh run COMMAND…    runs a command inside, such as: docker ps
#   engine.sh network COMMAND…  runs one of this machine's commands in the engine's network
#   engine.sh stop            ends it; images and volumes stay for the next start
#
# Everything is in ENGINE_HOME (/tmp/income-containers by default). Remove that folder to uninstall it.
set -euo pipefail

HOME_DIR=${ENGINE_HOME:-/tmp/income-containers}
ROOT=$HOME_DIR/root

start() {
  mkdir -p "$HOME_DIR"
  is_ready && { echo "engine: already running"; return; }
  [[ -f $HOME_DIR/installed ]] || install_engine
  run_engine "$(realpath "$1")"
  for _ in $(seq 120); do
    if is_ready; then echo "engine: ready"; return; fi
    sleep 0.5
  done
  echo "engine: did not come up; the last lines of $HOME_DIR/engine.log:" >&2
  tail -n 10 "$HOME_DIR/engine.log" >&2
  exit 1
}

install_engine() {
  command -v debootstrap slirp4netns >/dev/null || apt-get install -y -qq debootstrap >/dev/null
  echo "engine: installing Debian's docker.io into $ROOT"
  debootstrap --variant=minbase --include=ca-certificates trixie "$ROOT" >"$HOME_DIR/debootstrap.log"
  mount --rbind /proc "$ROOT/proc" && mount --make-rslave "$ROOT/proc"
  mount --rbind /dev "$ROOT/dev" && mount --make-rslave "$ROOT/dev"
  cp /etc/resolv.conf /etc/hosts "$ROOT/etc/"
  # Nothing is to start by being installed.
  printf '#!/bin/sh\nexit 101\n' >"$ROOT/usr/sbin/policy-rc.d"
  chmod +x "$ROOT/usr/sbin/policy-rc.d"
  chroot "$ROOT" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    docker.io docker-cli docker-compose docker-buildx slirp4netns iptables iproute2 procps kmod' >"$HOME_DIR/install.log" 2>&1
  umount -l "$ROOT/proc" "$ROOT/dev"
  touch "$HOME_DIR/installed"
}

# The engine gets its mounts, processes, cgroups and network by itself; slirp4netns, outside, is its way to the network.
run_engine() {
  cat >"$HOME_DIR/inside.sh" <<INSIDE
set -e
mount --make-rprivate /
mount --bind $ROOT $ROOT
cd $ROOT
mount -t proc proc proc
mount -t sysfs sysfs sys
mount --rbind /sys/fs/cgroup sys/fs/cgroup
mount --rbind /dev dev
mount -t tmpfs tmpfs run
mkdir -p shared old
mount --bind $1 shared
pivot_root . old
umount -l /old
ip link set lo up
echo nameserver 10.0.2.3 >/etc/resolv.conf
for _ in \$(seq 100); do ip addr show tap0 2>/dev/null | grep -q inet && break; sleep 0.1; done
sysctl -qw net.ipv4.ip_forward=1
exec dockerd --data-root /var/lib/docker-own --exec-root /run/docker --storage-driver overlay2 --log-level warn
INSIDE
  setsid unshare -m -n -p -f -u -i bash "$HOME_DIR/inside.sh" >"$HOME_DIR/engine.log" 2>&1 &
  local outer=$!
  for _ in $(seq 50); do pgrep -P "$outer" >"$HOME_DIR/init" && break; sleep 0.1; done
  setsid unshare -m bash -c "mount --make-rprivate /; mount --rbind /proc $ROOT/proc; mount --rbind /dev $ROOT/dev
    exec chroot $ROOT slirp4netns --configure --mtu=1400 --disable-host-loopback $(cat "$HOME_DIR/init") tap0" \
    >"$HOME_DIR/slirp.log" 2>&1 &
  echo $! >"$HOME_DIR/slirp"
}

run() {
  exec nsenter -t "$(cat "$HOME_DIR/init")" -m -n -p -u -i -r -w -- \
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=dumb "$@"
}

is_ready() {
  [[ -f $HOME_DIR/init ]] && (run docker info) >/dev/null 2>&1
}

stop() {
  kill "$(cat "$HOME_DIR/init")" "$(cat "$HOME_DIR/slirp")" 2>/dev/null || true
  rm -f "$HOME_DIR/init" "$HOME_DIR/slirp"
}

case ${1:-} in
  start) start "${2:-$PWD}" ;;
  run) shift; run "$@" ;;
  network) shift; exec nsenter -t "$(cat "$HOME_DIR/init")" -n -- "$@" ;;
  stop) stop ;;
  *) sed -n 2,10p "$0"; exit 2 ;;
esac
