import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const { default: circus } = require('jest-circus/runner')

/** How often each file of tests was loaded in this process. */
const loaded = new Map()

/**
 * Runs a test file with jest's own runner, but Node loads its modules: once for each process, not once for each file.
 * Loading a service takes a second of CPU, which was a third of the time of the tests of the API.
 */
export default function runTestFile(globalConfig, config, environment, runtime, ...rest) {
  runtime.requireInternalModule = requireAgain
  runtime.unstable_shouldLoadAsEsm = () => true
  runtime.unstable_importModule = importAgain
  return circus(globalConfig, config, environment, runtime, ...rest)
}

/** The first time under its own name, by which Node finds what it compiled in an earlier run. */
function importAgain(path) {
  const times = (loaded.get(path) ?? 0) + 1
  loaded.set(path, times)
  const url = pathToFileURL(path)
  if (times > 1) url.searchParams.set('time', String(times))
  return import(url)
}

/** The state of a test file is in the module that jest loads so. What that module requires has no such state. */
function requireAgain(path) {
  delete require.cache[path]
  return require(path)
}
