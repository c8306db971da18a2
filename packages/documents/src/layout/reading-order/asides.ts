import { lineInOrder, lineOf, type Line } from '../lines.ts'
import { height, type Word } from '../../model/page.ts'

const OPENS = /^there$/i
const SPEAKS_OF_NUMBER = /^there (?:is|are|was|were) \d/i
const CLOSES = /\btotall?ing\b.*\d/i
/** The sentence takes no more lines than this, between which the rows beside it may have theirs. */
const MOST_LINES = 6

/**
 * Lines with the sentence set apart that sums up a section beside its heading, the head of its table and its first rows:
 * "There were 4 deposits" on one, "totaling $455.00." on the next. It becomes a line of its own behind them.
 */
export function withAsidesApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = []
  for (let at = 0; at < lines.length;) {
    const aside = asideFrom(lines, at)
    if (aside) apart.push(...aside.rest, aside.sentence)
    else apart.push(lines[at]!)
    at += aside?.lines ?? 1
  }
  return apart
}

function asideFrom(lines: readonly Line[], at: number): { rest: Line[]; sentence: Line; lines: number } | null {
  const left = beginningIn(lines[at]!)
  if (left === null) return null
  const rest: Line[] = []
  const sentence: Word[] = []
  for (const [i, line] of lines.slice(at, at + MOST_LINES).entries()) {
    const [words, others] = partition(line, left - 0.5 * height(line))
    const last = others.at(-1)
    if (last) rest.push(lineOf(others))
    if (words.length === 0) continue
    if (isTouching(last, words[0]!) || (i > 0 && words[0]!.box[0] - left > height(words[0]!))) return null
    sentence.push(...words)
    const text = sentence.map((word) => word.text).join(' ')
    if (CLOSES.test(text)) return { rest, sentence: lineInOrder(sentence), lines: i + 1 }
  }
  return null
}

function isTouching(last: Word | undefined, first: Word): boolean {
  return last !== undefined && first.box[0] - last.box[2] < height(first)
}

function partition(line: Line, left: number): [beyond: Word[], before: Word[]] {
  return [line.words.filter((word) => word.box[0] >= left), line.words.filter((word) => word.box[0] < left)]
}

/** Where on the line such a sentence begins, other words before it. */
function beginningIn(line: Line): number | null {
  const first = line.words.findIndex(({ text }) => OPENS.test(text))
  if (first < 1) return null
  const text = line.words.slice(first).map((word) => word.text)
  const gap = line.words[first]!.box[0] - line.words[first - 1]!.box[2]
  return gap > height(line.words[first]!) && SPEAKS_OF_NUMBER.test(text.join(' ')) ? line.words[first]!.box[0] : null
}
