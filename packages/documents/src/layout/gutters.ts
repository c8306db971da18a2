import { left, right, type Word, byLeft } from '../model/page.ts'

/** A vertical strip that no word reaches into. */
export interface Gutter {
  width: number
  middle: number
}

/** The vertical strips between two x-positions that words leave free, from left to right. */
export function guttersBetween(from: number, to: number, words: readonly Word[]): Gutter[] {
  const taken = words.filter((word) => right(word) > from && left(word) < to).sort(byLeft)
  const gutters: Gutter[] = []
  let edge = from
  for (const [start, end] of [...taken.map((word) => [left(word), right(word)] as const), [to, to] as const]) {
    const width = start - edge
    if (width > 0) gutters.push({ width, middle: edge + width / 2 })
    edge = Math.max(edge, end)
  }
  return gutters
}

export const widestOf = (gutters: readonly Gutter[]): Gutter | undefined =>
  gutters.reduce<Gutter | undefined>((best, next) => (next.width > (best?.width ?? 0) ? next : best), undefined)
