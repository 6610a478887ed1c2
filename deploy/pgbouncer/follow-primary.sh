#!/bin/sh
# Leads PgBouncer to the replica when the primary is lost, and promotes it. Runs beside each PgBouncer until that has
# happened once; docs/operations/scale-out.md explains when this is safe. Its settings are addresses as psql reads them:
#   PRIMARY, REPLICA  as "host=10.0.0.5 port=5432"
#   LOGIN             an account that may call pg_promote, as "user=failover dbname=postgres"
#   DATABASE          the name of the database; CONFIG the file that pgbouncer.ini includes
#   PIDFILE           with the process id of PgBouncer
set -eu
: "${PRIMARY:?}" "${REPLICA:?}" "${LOGIN:?}"
DATABASE=${DATABASE:-campetto}
CONFIG=${CONFIG:-/etc/pgbouncer/primary.ini}
PIDFILE=${PIDFILE:-/var/run/postgresql/pgbouncer.pid}

# A machine that accepts connections and does not respond counts as lost.
query() {
  timeout 3 psql -XAtq -d "$1 $LOGIN connect_timeout=2" -c "$2" 2>/dev/null
}
is_primary() {
  [ "$(query "$1" 'SELECT NOT pg_is_in_recovery()')" = t ]
}

signal() {
  kill -s "$1" "$(cat "$PIDFILE")"
}

# USR1 pauses PgBouncer, USR2 continues. However the script ends, PgBouncer must not stay paused. A run that was killed
# may have left it so.
paused=maybe
trap 'if [ "$paused" != no ]; then signal USR2 || true; fi' EXIT
trap 'exit 1' INT TERM

misses=0
until is_primary "$REPLICA"; do
  if is_primary "$PRIMARY"; then
    if [ "$paused" != no ]; then signal USR2; fi
    paused=no
    misses=0
  else
    misses=$((misses + 1))
    # Requests wait, instead of failing at once because no database can be reached.
    if [ "$misses" -eq 1 ]; then
      signal USR1
      paused=yes
    fi
  fi
  # Another machine may have promoted it in the meantime, and the replica may be lost too: then the next round tries again.
  if [ "$misses" -ge 3 ]; then query "$REPLICA" 'SELECT pg_promote()' >/dev/null || true; fi
  sleep 1
done

printf '[databases]\n%s = %s\n' "$DATABASE" "$REPLICA" >"$CONFIG.new"
mv "$CONFIG.new" "$CONFIG"
# Reads the file, and continues if it was paused.
signal HUP
sleep 0.1
signal USR2
paused=no
echo "The primary is $REPLICA now. Create a new replica, and follow it."
