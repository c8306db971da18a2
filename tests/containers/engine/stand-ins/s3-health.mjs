#!/usr/bin/env node
import { get } from 'node:http'

get(process.argv.at(-1), { path: '/' }, ({ statusCode }) => process.exit(statusCode === 403 ? 0 : 1)).on('error', () =>
  process.exit(1),
)
