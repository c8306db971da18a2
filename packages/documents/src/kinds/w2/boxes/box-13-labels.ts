import { areLevel, blankBetween } from '../../../layout/geometry.ts'
import type { FoundLabel } from '../../../labels/lexicon.ts'
import { byLeft, height, left, union, type Word } from '../../../model/page.ts'
import type { BoxName } from './labels.ts'

type Label = FoundLabel<string>

/** The words that begin the labels of box 13, however short the labels are: "13 Stat. emp | Retirement | Sick pay". */
const BEGINNINGS: readonly (readonly [BoxName, RegExp])[] = [
  ['13_statutory_employee', /^stat(utory)?\.?$/i],
  ['13_retirement_plan', /^ret(irement)?\.?$/i],
  ['13_third_party_sick_pay', /^((3rd|third)(-(party|pty))?|sick)$/i],
]
/** One such word alone may be anything; the others are found by their wording. */
const FEWEST = 2
/** Heights by which the words of the row are apart at most. */
const APART = 4

/** Labels of box 13 in words of their own, each from the word that begins it to the next, instead of those found in their row. */
export function withShortPlans<C extends string>(found: readonly FoundLabel<C>[], words: readonly Word[]) {
  const others = new Set(found.filter((label) => !isOf13(label)).flatMap((label) => label.words))
  const short = words
    .filter(({ text }) => /^13[.:]?$/.test(text))
    .flatMap((number) => {
      const labels = labelsIn(number, rowBehind(number, words, others))
      const known = found.filter((label) => isOf13(label) && shareWords(label, labels))
      return labels.length < FEWEST || labels.length <= known.length ? [] : labels
    })
  return [...found.filter((label) => !(isOf13(label) && shareWords(label, short))), ...short]
}

const shareWords = (label: Label, others: readonly Label[]) =>
  others.some(({ words }) => words.some((word) => label.words.includes(word)))

const isOf13 = ({ concept }: Label) => concept.startsWith('13_')

/** The words on the line of a number, up to a wide blank or another label. */
function rowBehind(number: Word, words: readonly Word[], others: ReadonlySet<Word>): Word[] {
  const level = words.filter((word) => left(word) > left(number) && areLevel(word, number)).toSorted(byLeft)
  const end = level.findIndex(
    (word, i) => others.has(word) || blankBetween(level[i - 1] ?? number, word) > APART * height(number),
  )
  return end < 0 ? level : level.slice(0, end)
}

function labelsIn(number: Word, row: readonly Word[]): FoundLabel<BoxName>[] {
  const labels = new Map<BoxName, Word[]>()
  let own: Word[] | null = [number]
  for (const word of row) {
    const [concept] = BEGINNINGS.find(([, begins]) => begins.test(word.text)) ?? []
    if (concept && !labels.has(concept)) labels.set(concept, (own = labels.size === 0 && own ? [...own, word] : [word]))
    else if (own && /^\p{L}{2}/u.test(word.text)) own.push(word)
    else own = null
  }
  return [...labels].map(([concept, words]) => ({ concept, area: union(words.map(({ box }) => box)), words }))
}

/** "Retirement plan" is small print, easily misread. It is midway between the other labels of box 13, level with them. */
export function lostPlans(found: readonly Label[]): FoundLabel<BoxName>[] {
  const row = found.filter(({ concept }) => concept.startsWith('13_')).toSorted((a, b) => a.area[0] - b.area[0])
  return row
    .filter(({ concept }) => concept === '13_statutory_employee')
    .flatMap((before): FoundLabel<BoxName>[] => {
      const next = row.find(({ area }) => area[0] > before.area[2] && areLevel({ box: area }, { box: before.area }))
      if (next?.concept !== '13_third_party_sick_pay') return []
      const [width, middle] = [next.area[2] - next.area[0], (before.area[2] + next.area[0]) / 2]
      const [from, to] = [middle - width / 2, middle + width / 2]
      if (from < before.area[2] || to > next.area[0]) return []
      return [{ concept: '13_retirement_plan', area: [from, next.area[1], to, next.area[3]], words: [] }]
    })
}
