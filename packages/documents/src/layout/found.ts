import type { Line } from './lines.ts'
import { type Box, type Page, placeOf, type Word } from '../model/page.ts'

/** A value and where it was read. */
export interface Found<T> {
  value: T
  raw: string
  page: Page
  box: Box
  confidence: number
}

/** A value read between two characters of a line's text. */
export function foundIn<T>(value: T, page: Page, line: Line, start: number, end: number): Found<T> {
  const words = wordsBetween(line, start, end)
  return foundAt(value, page, words.length > 0 ? words : line.words)
}

/** The same with a limited confidence: what is recognised only by its place or wording may be something else. */
export function atMost<T>(found: Found<T>, most: number): Found<T> {
  return { ...found, confidence: Math.min(found.confidence, most) }
}

export function foundAt<T>(value: T, page: Page, words: readonly Word[]): Found<T> {
  const raw = words.map((word) => word.printed ?? word.text).join(' ')
  return { value, raw, page, ...placeOf(words) }
}

/** What is found on the first of several pages or lines that has it. */
export function firstOn<I, T>(items: readonly I[], find: (item: I) => T | null): T | null {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}

/** The words of a line between two characters of its text. */
export function wordsBetween(line: Line, start: number, end: number): Word[] {
  let at = 0
  return line.words.filter((word) => {
    const from = at
    at += word.text.length + 1
    return from < end && from + word.text.length > start
  })
}
