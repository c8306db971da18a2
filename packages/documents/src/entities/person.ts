import { lineOf, type Line } from '../layout/lines.ts'
import type { Word } from '../model/page.ts'
import { hasLabelWord } from '../vocabulary/label-words.ts'
import { whole } from '../vocabulary/phrases.ts'

const BEFORE = /^(mr|mrs|ms|miss|mx|dr|rev|prof)\.?,?$|^(fr|sr|br|hon)\.$/i
/** Of a profession, none that is a surname as well. */
const BEHIND = whole('rn, lpn, lvn, cna, aprn, bsn, msn, md, dds, dmd, dvm, phd, pharmd, pa-c, cpa, esq', 'i')

/** Words that can be a person's name: letters only, none of the words that label figures. */
export function looksLikePerson(text: string): boolean {
  const words = text.replace(/[.,]/g, ' ').trim().split(/\s+/)
  if (words.length < 2 || words.length > 6 || /\d|[:$#@/]|\b(hundred|thousand|dollars?)\b/i.test(text)) return false
  return words.every((word) => /^[\p{L}'’()-]+$/u.test(word)) && !hasLabelWord(text)
}

/** A person's name without what is set before or behind it: "00123 Jane Doe", "Doe, Jane (DOEJA)", "Dr. Jane Doe, MD". */
export function barePerson(line: Line): Line {
  const named = withoutNumbers(line)
  const first = named.words.findIndex(({ text }) => !BEFORE.test(text))
  const last = named.words.findLastIndex(({ text }) => !BEHIND.test(text.replace(/[.,]/g, '')))
  const own = named.words.slice(Math.max(0, first), last + 1)
  return own.length < 2 ? named : lineOf(own)
}

function withoutNumbers(line: Line): Line {
  const isWord = ({ text }: Word) => /\p{L}/u.test(text) && !/\d|^\(.*\)$/.test(text)
  const first = line.words.findIndex(isWord)
  const last = line.words.findLastIndex(isWord)
  return first < 0 ? line : lineOf(line.words.slice(first, last + 1))
}
