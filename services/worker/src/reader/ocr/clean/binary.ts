import type { Picture } from '../../image/picture.ts'

/** Pixels darker than this are print, on evenly white paper. */
export const PRINT = 190
/** Rules are often drawn in a light grey. */
export const FAINT = 220

/** 1 where there is print, 0 elsewhere. */
export function printOf({ data }: Picture, darkerThan = PRINT): Uint8Array {
  const print = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) print[i] = data[i]! < darkerThan ? 1 : 0
  return print
}
