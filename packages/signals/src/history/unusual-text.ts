import type { FoundSignal } from '@income/shared'
import { quoted } from '../model/quoted.ts'
import type { UnusualText, UnusualWay } from '../model/traits.ts'

const WORDS: Record<UnusualWay, string> = {
  parted: 'letter by letter',
  numbers: 'with positions between which a string is missing',
  together: 'with several letters in one string',
  continued: 'directly after the text before it',
  literal: 'as letters',
  hexadecimal: 'in hexadecimal digits',
  case: 'in hexadecimal digits of the other case',
  array: 'with another operator',
  order: 'with letters in another order than that in which their font was given them',
}

/** Text that is written into a page unlike all other text on it, as by another program. */
export function ofUnusualText(unusual: readonly UnusualText[]): FoundSignal[] {
  if (unusual.length === 0) return []
  const isMore = unusual.some(({ ways }) => ways.length > 1)
  const evidence = unusual.map(({ page, box, text, ways }) => ({
    page,
    box,
    detail: `${quoted(text)} is written ${ways.map((way) => WORDS[way]).join(', ')}, unlike the rest of the page`,
  }))
  return [
    {
      code: 'text_written_otherwise',
      severity: isMore ? 'medium' : 'low',
      summary: `In the file, ${evidence[0]!.detail}.`,
      evidence,
    },
  ]
}
