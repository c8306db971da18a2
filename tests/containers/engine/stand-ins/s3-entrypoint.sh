#!/bin/sh
# Takes the environment of VersityGW and its command line: --port :9000 --health /health posix DIRECTORY
export HOST=0.0.0.0 PORT="${2#:}" DIRECTORY="$6" ACCESS_KEY="$ROOT_ACCESS_KEY_ID" SECRET_KEY="$ROOT_SECRET_ACCESS_KEY"
exec node --no-warnings server.ts
