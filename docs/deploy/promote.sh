#!/bin/sh
# Makes the standby the primary: promote.sh db2.example.ir (docs/deploy/failover.md). Run it where PgBouncer runs.
# Before: make sure that the old primary is off and does not restart. Two primaries would both take orders.
set -eu
new=$1

ask() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 \
    --host "$new" --username postgres --dbname postgres --command "$1"
}

# It continues alone until it has its own standby: otherwise it could take no orders until then.
ask "alter system set synchronous_standby_names = ''" >&2
ask 'select pg_reload_conf()' >&2
[ "$(ask 'select pg_promote(true, 60)')" = t ]

sed -i "s|^adasi = host=[^ ]*|adasi = host=$new|" /etc/pgbouncer/pgbouncer.ini
kill -HUP "$(cat /var/run/postgresql/pgbouncer.pid)"
