import { union, type Box, type Word } from '../model/page.ts'

/** A value as one copy of a form has it. */
export interface Reading {
  value: string
  raw: string
  page: number
  box: Box
  /** The least sure of its words, 0 to 1; 1 in a text layer. */
  confidence: number
  /** What no agreement lifts it above, where something of the value may be missing in every copy alike. */
  ceiling?: number
}

/** What one copy says, by field name. */
export interface CopyReading {
  page: number
  source: 'text_layer' | 'ocr'
  /** Whether the social security number can be one; null where it is masked or absent. The number itself goes no further. */
  ssnPlausible: boolean | null
  fields: ReadonlyMap<string, Reading>
  /** Boxes with figures that cannot be made out. */
  unread: readonly string[]
}

/** What is read in a box that is ticked. */
export const TICK = 'X'

export function reading(value: string, words: readonly Word[], page: number, raw = rawOf(words)): Reading {
  return {
    value,
    raw,
    page,
    box: union(words.map((word) => word.box)),
    confidence: Math.min(...words.map((word) => word.confidence)),
  }
}

export function rawOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}

/** The fields that something was read for. */
export function filledIn(
  fields: readonly (readonly [name: string, read: Reading | null | undefined])[],
): Map<string, Reading> {
  return new Map(fields.flatMap(([name, read]) => (read ? [[name, read] as const] : [])))
}
