#!/bin/sh
# systemctl where there is no systemd: starts servers as their unit says, and reloads what Debian starts.
set -e

# The value of a setting in the unit file, with the name of the instance.
setting() { sed -n "s/^$2=//p" "/etc/systemd/system/${1%%@*}@.service" | sed "s/%i/${1##*@}/g"; }

case "$1" in
  enable)
    shift 2
    for unit in "$@"; do
      set -a
      . "$(setting "$unit" EnvironmentFile)"
      for variable in $(setting "$unit" Environment); do eval "$variable"; done
      set +a
      # shellcheck disable=SC2046 # the command with its arguments
      setsid setpriv --reuid "$(setting "$unit" User)" --regid "$(setting "$unit" User)" --clear-groups \
        $(setting "$unit" ExecStart) > "/var/log/$unit.log" 2>&1 < /dev/null &
    done
    ;;
  reload) service "$2" reload ;;
  # What packages of Debian ask of it when they are installed.
  *) ;;
esac
