#!/usr/bin/env node
// Every script of package.json goes through this program. It needs only Node 20 and npm, installs what is missing, and
// runs a program on the workspace's Node; so it is plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const PROGRAMS = join(ROOT, 'node_modules', '.bin')
const NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node')
const STAMP = join(ROOT, 'node_modules', '.installed')
/** Programs start in half the time if Node finds its compiled sources again. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled')

/** Programs that serve the console, and tests that open it: they need it built from the current sources. */
const SERVING = [
  'tools/devstack/src/main.ts',
  'services/api/src/main.ts',
  'tools/verify/main.mjs',
  'tools/verify/tests.mjs',
]

const HELP = `Usage: node tools/bootstrap.mjs PROGRAM [ARGUMENTS]

PROGRAM is a module of this repository (tools/generate.mjs) or the name of an installed program (oxfmt).
Installs what is needed first. Needs Node 20 or later and npm, nothing else.

"npm run" lists the scripts that use this: npm start, npm run demo, npm test and others.`

const [program = '--help', ...args] = process.argv.slice(2)
if (['--help', '-h'].includes(program)) console.log(HELP)
else await main()

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or later is needed; this is ${process.version}.`)
  const isNew = await install()
  if (!succeeds('tools/generate.mjs')) fail('The database client could not be generated (see above).')
  if ((isNew || SERVING.includes(program)) && !succeeds('tools/build-console.mjs'))
    console.error('The console could not be built (see above). Everything else works without it.')
  process.exitCode = await handOver()
}

function succeeds(module) {
  return spawnSync(NODE, [join(ROOT, module)], { stdio: 'inherit' }).status === 0
}

/**
 * Installs dependencies exactly as locked. False if there was nothing to do, because the last installation used the
 * same lock file.
 */
async function install() {
  const wanted = fingerprint()
  if (existsSync(NODE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  console.log(`Installing dependencies with ${packageManager} (the first time this takes a few minutes) …`)
  const pnpm = ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only']
  // With CI set, pnpm does not ask whether it may replace an earlier installation.
  const { code, output } = await runQuietly('npx', pnpm, { CI: '1' })
  if (code !== 0) {
    console.error(output)
    fail('Installing failed (see above). It needs the npm registry, or a mirror of it that npm is configured to use.')
  }
  writeFileSync(STAMP, wanted)
  return true
}

/**
 * Runs an installer and shows its progress. Its other output is returned, to be shown on failure: half of it concerns
 * unused programs of dependencies, and settings that npm and pnpm do not share.
 */
function runQuietly(file, args, environment) {
  const child = spawn(file, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const lines = []
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('Progress:')) console.log(`  ${line}`)
    })
  }
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${file} cannot be run: ${error.message}`))
    child.on('close', (code) => resolve({ code, output: lines.join('\n') }))
  })
}

/** Changes with anything that requires another installation. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

/**
 * Runs the program on the workspace's Node and returns its exit code. When this process ends, or the npm that started
 * it, the program gets SIGTERM; if this process is killed, the closed channel tells the program.
 */
function handOver() {
  const child = spawn(...commandLine(), {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      ...process.env,
      PATH: `${PROGRAMS}${delimiter}${process.env.PATH}`,
      TURBO_TELEMETRY_DISABLED: '1',
    },
  })
  const end = () => {
    if (child.connected) child.disconnect()
    child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)

  // npm passes on no signals, and is not always the parent: there may be shells in between.
  const chain = chainToNpm()
  setInterval(() => chain.some(([pid, parent]) => parentOf(pid) !== parent) && end(), 500).unref()

  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${program} cannot be run: ${error.message}`))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * A module runs on the workspace's Node. An installed program is found through PATH, and finds that Node in the same
 * way.
 */
function commandLine() {
  return /\.(mjs|ts)$/.test(program) ? [NODE, [join(ROOT, program), ...args]] : [program, args]
}

/** The processes from this one to the npm that started it, each with its parent; empty if npm did not start it. */
function chainToNpm() {
  if (process.env.npm_lifecycle_event === undefined) return []
  const chain = []
  for (let pid = process.pid, parent = process.ppid; parent > 1; [pid, parent] = [parent, parentOf(parent)]) {
    chain.push([pid, parent])
    if (/^npm\b|npm-cli\.js|pnpm\.c?js|yarn\.js/.test(commandOf(parent))) return chain
  }
  return chain.slice(0, 1)
}

/** 0 if the process is gone, or the system has no /proc. */
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
