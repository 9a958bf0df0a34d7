#!/bin/sh
# boot.sh FOLDER REPOSITORY SAMPLES PORT: installs the unit on a copy of this machine as docs/deploy/README.md says, and
# becomes its systemd. Wants namespaces of its own for mounts, processes and control groups: everything is gone with them.
set -eu
folder=$1 repository=$2 samples=$3 port=$4

mount --make-rprivate /
mount -t tmpfs tmpfs "$folder"
mkdir "$folder/upper" "$folder/work" "$folder/root"
mount -t overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" overlay "$folder/root"
cd "$folder/root"

# The kernel's settings are the machine's own.
mount -t proc proc proc
mount --bind proc/sys proc/sys
mount -o remount,bind,ro proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
for device in null zero full random urandom tty; do
  touch "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t tmpfs tmpfs dev/shm

# None of the machine's own servers starts.
mount -t tmpfs tmpfs etc/systemd/system
mount -t tmpfs tmpfs usr/lib/systemd/system-generators
mkdir -p srv/adasi
mount --bind -o ro "$repository" srv/adasi
chroot . id adasi >/dev/null 2>&1 || chroot . useradd --system --home-dir /srv/adasi adasi
install -D -m 600 -t etc/adasi "$samples/adasi.env"
cp "$samples/adasi@.service" etc/systemd/system/
systemctl --quiet --root="$PWD" enable "adasi@$port"

mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mkdir mnt/machine
pivot_root . mnt/machine
cd /
umount -l mnt/machine
exec env -i container=adasi PATH=/usr/sbin:/usr/bin:/sbin:/bin /usr/lib/systemd/systemd --system
