import { fileURLToPath } from 'node:url'

/** Services start in half the time where Node finds its compiled sources again. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

/** The environment of a service's process: its settings, and nothing else of the test's own. */
export function serviceEnvironment(settings: Record<string, string>): Record<string, string | undefined> {
  return { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...settings }
}
