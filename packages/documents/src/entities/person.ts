import { blankBetween } from '../layout/geometry.ts'
import { lineOf, type Line } from '../layout/lines.ts'
import { height, type Word } from '../model/page.ts'
import { hasLabelWord } from '../vocabulary/word-lists.ts'
import { whole, within } from '../vocabulary/phrases.ts'

const BEFORE = /^(mr|mrs|ms|miss|mx|dr|rev|prof)\.?,?$|^(fr|sr|br|hon)\.$/i
/** Abbreviations of a profession; none that is also a surname. */
const BEHIND = whole('rn, lpn, lvn, cna, aprn, bsn, msn, md, dds, dmd, dvm, phd, pharmd, pa-c, cpa, esq')

/** James "Jim" Doe */
const NICKNAME = /(?<=\p{L}[.,]? )(["“]\p{L}+["”]|['‘]\p{L}+['’]) (?=\p{L})/u

/** Words within a surname; no name ends with one. */
const PARTICLE = /^(?:al|da|de|del|della|den|der|di|dos|du|el|la|las|le|los|ten|van|von|y)$/i
export const isParticle = (word: string) => PARTICLE.test(word)

/** Words that join others, and no names: "Week of", "Paid to". */
const JOINING = within('of, for, to, with, at, by, on, in, the, from, thru')

/** Whether words can be a person's name: only letters, and no words of labels. */
export const looksLikePerson = (text: string) => canBePerson(text) && !JOINING.test(text)

/** Whether words at a person's label can be the name; "In", "On" and "By" are surnames too. */
export function canBePerson(text: string): boolean {
  const words = text.replace(NICKNAME, '').replace(/[.,]/g, ' ').trim().split(/\s+/)
  const own = words.filter((word) => !isParticle(word))
  if (own.length < 2 || own.length > 6 || /\d|[:$#@/]|\b(hundred|thousand|dollars?)\b/i.test(text)) return false
  return words.every((word) => /^[\p{L}'’()-]+$/u.test(word)) && !hasLabelWord(text)
}

/** "Ines T.": not "Mora Ines T." or "Mora, T." */
export const lacksSurname = (name: string) => /^[^\s,]+( \p{L}\.?)+$/u.test(name)

/** A person's name for comparison, without titles and professions: "Dr. Jane Doe, MD". */
export function barePerson(line: Line): Line {
  const named = printedPerson(line)
  const first = named.words.findIndex(({ text }) => !BEFORE.test(text))
  const last = named.words.findLastIndex(({ text }) => !BEHIND.test(text.replace(/[.,]/g, '')))
  const own = named.words.slice(Math.max(0, first), last + 1)
  return own.length < 2 ? named : lineOf(own)
}

/** A person's name as printed, without the payroll's numbers and codes around it: "00123 Jane Doe", "Doe, Jane (DOEJA)". */
export function printedPerson(line: Line): Line {
  const isWord = ({ text }: Word) => /\p{L}/u.test(text) && !/\d|^\(.*\)$/.test(text)
  const first = line.words.findIndex(isWord)
  const last = line.words.findLastIndex(isWord)
  return first < 0 ? line : lineOf(line.words.slice(first, last + 1).map(asOrdinal))
}

/** OCR reads "Jane Doe III" as "Jane Doe Ill". */
function asOrdinal(word: Word, i: number): Word {
  return i > 1 && word.confidence < 1 && /^[Il]{3}$/.test(word.text) ? { ...word, text: 'III' } : word
}

/** Only the name, if the next label follows in the same phrase ("Jane Doe SSN: ..."). */
export function beforeNextLabel(phrase: Line): Line {
  const tail = (ends: (text: string) => boolean) => phrase.words.findIndex((word, i) => i > 1 && ends(word.text))
  const stop = tail((text) => /\d|:$|^\(|^(ssn|id|#|employee|emp)\b/i.test(text))
  // The first word of a label of several words: "Jane Doe Pay Period:".
  const label = phrase.words[stop]?.text.endsWith(':') ? tail((text) => text.endsWith(':') || hasLabelWord(text)) : stop
  const ends = [label, widerGap(phrase)].filter((end) => end > 0)
  return ends.length > 0 ? lineOf(phrase.words.slice(0, Math.min(...ends))) : phrase
}

/** The index at which several blanks set off other words: "Jane Doe   Two weeks ended July 27"; -1 if none do. */
export function widerGap({ words }: Line): number {
  const gap = (i: number) => blankBetween(words[i - 1]!, words[i]!)
  // OCR may separate a comma from the name before it.
  const first = words.findIndex(({ text }, i) => i > 0 && /[\p{L}\d]/u.test(text))
  return words.findIndex((word, i) => first > 0 && i > first && gap(i) > 2 * gap(first) && gap(i) > 0.4 * height(word))
}
