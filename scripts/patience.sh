#!/bin/sh
# Prints a number of seconds multiplied by WIDGETS_PATIENCE, the factor of all limits of tests and scripts: scripts/patience.sh SECONDS
exec awk -v seconds="$1" -v factor="${WIDGETS_PATIENCE:-1}" 'BEGIN { factor += 0; print int(seconds * (factor > 0 ? factor : 1)) }'
