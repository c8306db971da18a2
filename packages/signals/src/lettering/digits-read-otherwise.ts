import type { FoundSignal } from '@income/shared'
import { areaOf, placeOf, textOf, type DrawnGlyph, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'

/** Digits of a font whose codes follow each other, from which on its other codes are expected to do so too. */
const LEAST = 4
const DIGIT = /^\d$/

/**
 * Numbers whose text has other digits than they show. The codes of a font's digits follow each other; if one of these
 * codes stands for a digit that has another code already, and no code for its own, programs that read the text are deceived.
 */
export function ofDigitsReadOtherwise(page: DrawnPage): FoundSignal[] {
  const digits = page.inOrder.filter(({ code, text }) => code !== undefined && DIGIT.test(text))
  const shownBy = new Map([...Map.groupBy(digits, ({ font }) => font)].map(([font, own]) => [font, misread(own)]))
  if ([...shownBy.values()].every(({ size }) => size === 0)) return []
  const shownAs = ({ font, code, text }: DrawnGlyph) =>
    (code === undefined ? text : shownBy.get(font)?.get(code)) ?? text
  const places = page.runs.flatMap((run) => {
    const [shown, read] = [run.map(shownAs).join(''), textOf(run)]
    return shown === read
      ? []
      : [{ ...placeOf(areaOf(run), page), detail: `${quoted(shown)} shown, ${quoted(read)} in its text` }]
  })
  if (places.length === 0) return []
  const evidence = places.sort((one, other) => weightOf(other) - weightOf(one))
  const summary = `The text of the page has other digits than the page shows: ${evidence[0]!.detail}.`
  return [{ code: 'text_behind_differs', severity: 'medium', summary, evidence }]
}

/** The longest amounts come first: not all places may be kept. */
const weightOf = ({ detail }: { detail: string }) => (/[.,]\d\d” shown/.test(detail) ? detail.length : 0)

/** The codes of a font that stand for another digit than they should, with the digit that they show. */
function misread(digits: readonly DrawnGlyph[]): Map<number, string> {
  const read = new Map(digits.map(({ code, text }) => [code!, Number(text)]))
  const byFirst = Map.groupBy(read, ([code, digit]) => code - digit)
  const [first, regular] = [...byFirst].reduce(
    (most, group) => (group[1].length > most[1].length ? group : most),
    [0, [] as [number, number][]],
  )
  if (regular.length < LEAST) return new Map()
  const times = (wanted: number) => [...read.values()].filter((digit) => digit === wanted).length
  const odd = [...read].filter(
    ([code, digit]) => isDigit(code - first) && code !== first + digit && times(digit) > 1 && times(code - first) === 0,
  )
  return new Map(odd.map(([code]) => [code, String(code - first)]))
}

const isDigit = (number: number) => number >= 0 && number <= 9
