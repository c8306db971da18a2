import type { LoanPackage } from '../contract/types.ts'
import { ApiError } from '../errors/api-error.ts'
import { InvalidPackageError } from '../errors/by-code.ts'
import { ConnectionError, PackageErasedError } from '../errors/failures.ts'
import { pause } from '../http/send.ts'

/** Two ways to watch a package. */
export interface Watching {
  /** The current package and every change until the stream ends; null when the package is deleted. */
  events: (signal?: AbortSignal) => AsyncIterable<LoanPackage | null>
  /** Reads the current package. */
  read: (signal?: AbortSignal) => Promise<LoanPackage>
  pollMs: number
}

/** After this many reads events are tried again. */
const READINGS = 15

/**
 * The current package, and again after every change, by events if available, else by polling; ends when it is deleted.
 */
export async function* follow(watching: Watching, signal?: AbortSignal): AsyncGenerator<LoanPackage, void> {
  let seen = ''
  for (;;) {
    for await (const loanPackage of untilItBreaks(watching, signal)) {
      signal?.throwIfAborted()
      if (loanPackage === null) return
      const text = JSON.stringify(loanPackage)
      if (text === seen) continue
      seen = text
      yield loanPackage
    }
    await pause(watching.pollMs, signal)
    signal?.throwIfAborted()
  }
}

/** Events; after a temporary failure, some reads instead. */
async function* untilItBreaks(watching: Watching, signal?: AbortSignal): AsyncGenerator<LoanPackage | null, void> {
  try {
    yield* watching.events(signal)
  } catch (error) {
    if (!mayPass(error)) throw error
    yield* readings(watching, signal)
  }
}

async function* readings({ read, pollMs }: Watching, signal?: AbortSignal): AsyncGenerator<LoanPackage | null, void> {
  for (let i = 0; i < READINGS; i++) {
    const latest = await read(signal).catch((error: unknown) => {
      if (error instanceof InvalidPackageError) return null
      if (mayPass(error)) return undefined
      throw error
    })
    if (latest !== undefined) yield latest
    if (latest === null) return
    await pause(pollMs, signal)
  }
}

function mayPass(error: unknown): boolean {
  return (
    error instanceof ConnectionError || (error instanceof ApiError && (error.status === 429 || error.status >= 500))
  )
}

/** The package, once its files are read and its models computed: its status is no longer `Processing`. */
export async function waitFor(
  watching: Watching,
  { signal, onChange }: { signal?: AbortSignal; onChange?: (loanPackage: LoanPackage) => void },
): Promise<LoanPackage> {
  for await (const loanPackage of follow(watching, signal)) {
    onChange?.(loanPackage)
    if (loanPackage.status !== 'Processing') return loanPackage
  }
  throw new PackageErasedError()
}
