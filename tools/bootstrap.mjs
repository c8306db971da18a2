#!/usr/bin/env node
// What `npm start`, `npm run demo` and `npm test` begin with: it needs nothing but Node 20 and npm, installs what is
// missing, and hands over to the workspace's own Node. Hence plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node')
const STAMP = join(ROOT, 'node_modules', '.installed')

const HELP = `Usage: npm start | npm run demo | npm test   [-- options]

  start   brings the whole service up on this machine and stays; --workers N, --data DIR
  demo    does the same on data of its own, processes a sample package, prints the models, and ends
  test    lint, types and every test; further arguments go to jest
  help    prints this

Installs what is needed the first time. Needs Node 20 or later and npm, nothing else.
A command's own options: npm start -- --help`

const COMMANDS = {
  start: ['tools/devstack/src/main.ts', 'start'],
  demo: ['tools/devstack/src/main.ts', 'demo'],
  test: ['tools/verify.mjs'],
}

const [name = 'help', ...rest] = process.argv.slice(2)
const command = COMMANDS[name]
if (command) await main()
else {
  console.log(HELP)
  process.exitCode = ['help', '--help', '-h'].includes(name) ? 0 : 2
}

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or later is needed; this is ${process.version}.`)
  install()
  run('Generating code', NODE, [join(ROOT, 'tools', 'generate.mjs')])
  const [script, ...first] = command
  process.exitCode = await handOver([join(ROOT, script), ...first, ...rest])
}

/** Dependencies exactly as locked; nothing to do where the last installation was of the same lock file. */
function install() {
  const wanted = fingerprint()
  if (existsSync(NODE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  console.log(`Installing dependencies with ${packageManager} (the first time this takes a minute or two) …`)
  // CI: pnpm must not stop to ask whether it may replace what another installation left.
  run('Installing', 'npx', ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    CI: '1',
  })
  writeFileSync(STAMP, wanted)
}

/** Changes with anything that asks for another installation. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function run(what, file, args, environment = {}) {
  const result = spawnSync(file, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...environment } })
  if (result.error) fail(`${what} failed: ${result.error.message}`)
  if (result.status !== 0) fail(`${what} failed (see above).`)
}

/**
 * Runs the script on the workspace's Node to its end and returns its exit code. The script hears of the end of this
 * process, or of the npm that started it, by the closing of its channel, and ends what it started.
 */
function handOver(args) {
  const child = spawn(NODE, args, { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const end = () => child.connected && child.disconnect()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)

  // npm hands no signals on, and is not always the parent: shells may stand between.
  const chain = chainToNpm()
  setInterval(() => chain.some(([pid, parent]) => parentOf(pid) !== parent) && end(), 500).unref()

  return new Promise((resolve) => {
    child.on('error', (error) => fail(`Cannot run ${NODE}: ${error.message}`))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** The processes from this one to the npm that started it, each with its parent; none where npm did not. */
function chainToNpm() {
  if (process.env.npm_lifecycle_event === undefined) return []
  const chain = []
  for (let pid = process.pid, parent = process.ppid; parent > 1; [pid, parent] = [parent, parentOf(parent)]) {
    chain.push([pid, parent])
    if (/^npm\b|npm-cli\.js|pnpm\.c?js|yarn\.js/.test(commandOf(parent))) return chain
  }
  return chain.slice(0, 1)
}

/** 0 where the process is gone, or the system has no /proc to tell. */
function parentOf(pid) {
  if (pid === process.pid) return process.ppid
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2] ?? 0)
}

function commandOf(pid) {
  return readOrEmpty(`/proc/${pid}/cmdline`)
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
