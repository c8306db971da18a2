import { left, middleX, right, type Word } from '../../model/page.ts'
import { areLevel } from '../geometry.ts'
import { SAME_PLACE_POINTS } from '../tolerances.ts'

/** A line drawn with signs, as printers of one width do. */
const LINE = /^[-–—_=]{3,}$/
/** What is left of one that a title interrupts. */
const SHORT = /^[-–—_=]{2}$/
const BAR = /^[|¦]$/
/** Fewer bars may stand in names: "Regular Hours | Salaried". */
const FEWEST_BARS = 4

/** The words without the lines that are drawn with signs over, under and between tables: "--- TAXES ---", "6,110.90 | DENTAL". */
export function withoutRulings(words: readonly Word[]): readonly Word[] {
  const lines = words.filter(({ text }) => LINE.test(text))
  const isEnd = (word: Word) => SHORT.test(word.text) && lines.some((line) => areLevel(word, line))
  const others = words.filter((word) => !LINE.test(word.text) && !isEnd(word))
  const bars = barsDown(others)
  return bars.length === 0 ? others : others.flatMap((word) => withoutBar(word, bars))
}

/** Where bars stand under one another; they may touch the word before or behind them: "YTD|". */
function barsDown(words: readonly Word[]): number[] {
  const places = words.flatMap((word) => barsOf(word).map(({ x }) => x))
  return places.filter((x) => places.filter((other) => isAt(x, other)).length >= FEWEST_BARS)
}

interface Bar {
  x: number
  /** What is left of the word without it. */
  rest: Word | null
}

function barsOf(word: Word): Bar[] {
  const { text, box } = word
  if (BAR.test(text)) return [{ x: middleX(word), rest: null }]
  const width = (right(word) - left(word)) / text.length
  if (/[^|¦][|¦]$/.test(text))
    return [
      {
        x: right(word) - width / 2,
        rest: { ...word, text: text.slice(0, -1), box: [box[0], box[1], box[2] - width, box[3]] },
      },
    ]
  if (/^[|¦][^|¦]/.test(text))
    return [
      {
        x: left(word) + width / 2,
        rest: { ...word, text: text.slice(1), box: [box[0] + width, box[1], box[2], box[3]] },
      },
    ]
  return []
}

function withoutBar(word: Word, bars: readonly number[]): Word[] {
  const [bar] = barsOf(word)
  if (!bar || !bars.some((x) => isAt(x, bar.x))) return [word]
  return bar.rest ? [bar.rest] : []
}

const isAt = (x: number, other: number) => Math.abs(x - other) < SAME_PLACE_POINTS
