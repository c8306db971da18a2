import { height, left, middleY, right, top, union, type Word } from '../../model/page.ts'
import type { FoundLabel } from './found-label.ts'
import { garbledLabels } from './garbled-labels.ts'
import type { BoxLabel, BoxName } from './labels.ts'
import { Neighbours } from './neighbours.ts'
import { numberedLabels } from './numbered-labels.ts'
import { withoutSummary } from './summary-labels.ts'
import { isLike, WORDINGS } from './wordings.ts'

/** Points by which the labels of a row differ in height. */
const LEVEL = 1.5

/** Every label of a W-2 on the page, on one line or wrapped. A word belongs to one label, the longest that needs it. */
export function findLabels(words: readonly Word[]): FoundLabel[] {
  const neighbours = new Neighbours(words)
  const taken = new Set<Word>()
  const worded: FoundLabel[] = []
  const numbered = new Set<FoundLabel>()
  for (const { label, tokens } of WORDINGS) {
    for (const start of neighbours.startingLike(tokens[0]!)) {
      const match = follow(start, tokens, neighbours)
      if (!match || match.some((word) => taken.has(word)) || neighbours.isReturn(match.at(-1)!)) continue
      if (label.box === 'a' && areTwoLabels(match)) continue
      const number = numberBefore(match[0]!, label, neighbours)
      if (label.needsNumber && !number) continue
      const own = number ? [number, ...match] : match
      own.forEach((word) => taken.add(word))
      const here = { box: label.box, area: union(own.map((word) => word.box)), words: own }
      worded.push(here)
      if (number) numbered.add(here)
    }
  }
  const found = withoutSummary(worded, numbered, words)
  const byNumber = numberedLabels(words, taken)
  for (const label of byNumber) label.words.forEach((word) => taken.add(word))
  const garbled = garbledLabels(words, taken, neighbours)
  for (const label of garbled) label.words.forEach((word) => taken.add(word))
  return [
    ...found,
    ...byNumber,
    ...garbled,
    ...bareNumbers(words, taken, found, neighbours),
    ...bareHeadings(words, taken, found, neighbours),
  ]
}

/** In a list "Employee" before the name stands over "SSN" before the number. */
function areTwoLabels([first, second, ...more]: readonly Word[]): boolean {
  return more.length === 0 && second !== undefined && top(second) > first!.box[3]
}

/** The words that spell the tokens, starting at the word given; null where they do not. */
function follow(start: Word, tokens: readonly string[], neighbours: Neighbours): Word[] | null {
  const match = [start]
  let rest = neighbours.tokensOf(start)
  for (const [i, expected] of tokens.entries()) {
    if (rest.length === 0) {
      const next = neighbours.after(match.at(-1)!, start, expected)
      if (!next) return null
      match.push(next)
      rest = neighbours.tokensOf(next)
    }
    const last = i === tokens.length - 1
    if (!isLike(rest[0]!, expected) && !(last && rest[0]!.startsWith(expected))) return null
    rest = rest.slice(1)
  }
  return match
}

/** The number printed before a label ("2 Federal income …"). OCR garbles these small digits, so any short scrap will do there. */
function numberBefore(first: Word, label: BoxLabel, neighbours: Neighbours): Word | null {
  if (label.number === '') return null
  const before = neighbours.before(first)
  if (!before) return null
  const text = before.text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const short = before.text.length <= 3 && right(before) - left(before) < 3 * height(first)
  const scrap = before.confidence < 1 && short && !label.needsNumber
  return text === label.number || scrap ? before : null
}

/**
 * Box 9 is shaded and has no wording on forms since 2011: its number stands alone, in line with the others of its column or
 * level with the labels of its row.
 */
function bareNumbers(
  words: readonly Word[],
  taken: ReadonlySet<Word>,
  found: readonly FoundLabel[],
  neighbours: Neighbours,
): FoundLabel[] {
  const column = found.filter((label) => ['3', '5', '7', '11'].includes(label.box))
  const row = found.filter((label) => ['7', '8', '10', '11'].includes(label.box))
  const isLevel = (word: Word) =>
    row.some(({ words: [first] }) => Math.abs(middleY(first!) - middleY(word)) < LEVEL && isAlike(first!, word))
  return words
    .filter((word) => /^9\.?$/.test(word.text) && !taken.has(word))
    .filter((word) => column.some((label) => Math.abs(label.area[0] - left(word)) < 5) || isLevel(word))
    .filter((word) => !neighbours.isFollowed(word))
    .map((word) => ({ box: '9', area: word.box, words: [word] }))
}

const HEADINGS: readonly (readonly [BoxName, RegExp])[] = [
  ['c', /^employer:?$/i],
  ['e', /^employee:?$/i],
]

/**
 * Lists head name and address with "Employer" and "Employee" alone, where nothing on the page is labelled with more words. So do
 * pay stubs, which name the same taxes but no wages of box 1.
 */
function bareHeadings(
  words: readonly Word[],
  taken: ReadonlySet<Word>,
  found: readonly FoundLabel[],
  neighbours: Neighbours,
): FoundLabel[] {
  if (!found.some(({ box }) => box === '1')) return []
  return HEADINGS.filter(([box]) => !found.some((label) => label.box === box)).flatMap(([box, heading]) =>
    words
      .filter((word) => heading.test(word.text) && !taken.has(word))
      .filter((word) => !neighbours.isFollowed(word) && !neighbours.before(word))
      .map((word) => ({ box, area: word.box, words: [word] })),
  )
}

/** Printed in type of one size. */
function isAlike(a: Word, b: Word): boolean {
  return Math.abs(height(a) - height(b)) < 0.15 * height(a)
}
