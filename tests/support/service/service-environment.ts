/**
 * The system variables of every process of the service. With the cache that `npm test` sets, it starts in half the
 * time.
 */
const SYSTEM = ['PATH', 'NODE_COMPILE_CACHE']

/** The environment of a service's process: its settings, and nothing else from the test. */
export function serviceEnvironment(settings: Record<string, string>): Record<string, string> {
  const system = SYSTEM.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...(Object.fromEntries(system) as Record<string, string>), ...settings }
}
