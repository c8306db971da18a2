import { type Line, lineInOrder } from '../lines.ts'
import { height, type Word } from '../../model/page.ts'
import type { Token } from '../lexer/tokens.ts'
import { findDates } from '../../entities/date.ts'

const TIME = /^\d{1,2}:\d{2}(?::\d{2})?(?:[ap]\.?m\.?)?$/i
const HALF = /^[ap]\.?m\.?$/i
const ZONE = /^\(?(?:[ECMP][SD]?T|UTC|GMT)\)?$/

/** The words right behind a row's date that say at what time of that day: "11:02 PM". */
export function timeOfDay(tokens: readonly Token[], date: Token | null): Token[] {
  const behind = date ? tokens.slice(tokens.indexOf(date) + 1) : []
  if (!behind[0] || !TIME.test(behind[0].text)) return []
  const end = [HALF, ZONE].reduce((at, word) => (word.test(behind[at]?.text ?? '') ? at + 1 : at), 1)
  return behind.slice(0, end)
}

/** The lines without the time of day that stands right below the date of a row: "10/25/2026" over "09:04 AM". */
export function withoutTimesBelow(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, i) => {
    const [time, half, zone] = line.words
    const above = lines[i - 1]
    if (!time || !above || !TIME.test(time.text) || !isFlushWithDate(time, above)) return [line]
    const halves = half && HALF.test(half.text) ? 1 : 0
    const zones = [half, zone][halves] && ZONE.test([half, zone][halves]!.text) ? 1 : 0
    const others = line.words.slice(1 + halves + zones)
    return others.length > 0 ? [lineInOrder(others)] : []
  })
}

function isFlushWithDate(word: Word, { words: [first] }: Line): boolean {
  return Math.abs(word.box[0] - first!.box[0]) < 0.5 * height(word) && findDates(first!.text)[0]?.start === 0
}

/** The lines without the half of the day that a time in a narrow column goes on with below it: "11:02" over "PM". */
export function withoutHalvesOfDay(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, i) => {
    const [half, ...others] = line.words
    const above = lines[i - 1]
    if (!half || !above || !HALF.test(half.text) || !isUnderTime(half, above)) return [line]
    return others.length > 0 ? [lineInOrder(others)] : []
  })
}

function isUnderTime(half: Word, above: Line): boolean {
  const first = above.words[0]!
  const isFlush = Math.abs(half.box[0] - first.box[0]) < 0.5 * height(half)
  return isFlush && findDates(first.text).length > 0 && above.words.slice(1, 3).some(({ text }) => TIME.test(text))
}
