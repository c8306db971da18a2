import { FULL_LENGTH, tell } from './length.ts'

/** Tells a measured figure of a promise; in runs of full length. */
export function measured(what: string, figure: string): void {
  tell(`measured: ${what}: ${figure}`)
}

/** Tells how long something took that is promised within a time. Held to it in runs of full length alone: others share their machine. */
export function promised(what: string, took: number, within: number): void {
  measured(what, `${seconds(took)}, promised within ${seconds(within)}`)
  if (FULL_LENGTH) expect(took).toBeLessThan(within)
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`
}
