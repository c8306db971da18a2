import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const { default: circus } = require('jest-circus/runner')

let files = 0

/**
 * Runs a test file with jest's own runner, but Node loads its modules: once for each process, not once for each file.
 * Loading a service takes a second of CPU, which was a third of the time of the tests of the API.
 */
export default function runTestFile(globalConfig, config, environment, runtime, ...rest) {
  runtime.requireInternalModule = requireAgain
  runtime.unstable_shouldLoadAsEsm = () => true
  runtime.unstable_importModule = (path) => import(`${pathToFileURL(path)}?file=${++files}`)
  return circus(globalConfig, config, environment, runtime, ...rest)
}

/** The state of a test file is in the module that jest loads so. What that module requires has no such state. */
function requireAgain(path) {
  delete require.cache[path]
  return require(path)
}
