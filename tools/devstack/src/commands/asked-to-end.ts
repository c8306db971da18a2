/** How long after the first signal another one counts as the same: a terminal and npm may each send one. */
const SAME_SIGNAL_MS = 1_000

/**
 * Resolves at Ctrl-C, at SIGTERM, and when the parent process is gone. A second request ends this process at once; the
 * guardian then ends the rest.
 */
export function untilAskedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    let askedAt: number | undefined
    const ask = (): void => {
      askedAt ??= performance.now()
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(130)
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
    if (process.channel) process.once('disconnect', ask)
  })
}
