import { FULL_LENGTH, tell } from './length.ts'

/** Reports a measurement for a promise, in runs of full length. */
export function measured(what: string, figure: string): void {
  tell(`measured: ${what}: ${figure}`)
}

/**
 * Reports how long something with a promised time took. Enforced only in runs of full length, because others share
 * their machine.
 */
export function promised(what: string, took: number, within: number): void {
  measured(what, `${seconds(took)}, promised within ${seconds(within)}`)
  if (FULL_LENGTH) expect(took).toBeLessThan(within)
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`
}
