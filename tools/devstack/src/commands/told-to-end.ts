/** How long after the first signal another one counts as the same: a terminal and npm may each send theirs. */
const SAME_SIGNAL_MS = 1_000

/**
 * Resolves at Ctrl-C, at SIGTERM, and when the process that started this one has gone.
 * Who asks again while things are ending gets an end at once; the guardian then ends the rest.
 */
export function untilToldToEnd(): Promise<void> {
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
