const LOCAL = ['localhost', '127.0.0.1']

/** The origins under which browsers reach the service: on this machine it has two names. */
export function originsOf(publicUrl: string): string[] {
  const { origin, hostname } = new URL(publicUrl)
  if (!LOCAL.includes(hostname)) return [origin]
  return LOCAL.map((name) => origin.replace(hostname, name))
}
