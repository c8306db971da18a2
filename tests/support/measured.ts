import { tell } from './length.ts'

/** Tells a measured figure of a promise; in runs of full length. */
export function measured(what: string, figure: string): void {
  tell(`measured: ${what}: ${figure}`)
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`
}
