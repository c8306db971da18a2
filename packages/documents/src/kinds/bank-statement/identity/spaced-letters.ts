import { type Line, lineOf } from '../../../layout/lines.ts'
import { blanksIn, median } from '../../../layout/geometry.ts'
import { textOf, union, type Word } from '../../../model/page.ts'

/** Fewer spaced letters are initials. */
const LEAST = 4
/** A blank between words is this many times as wide as one between letters. */
const WIDER = 1.6

/** Joins the words of a line with spaced letters, "C r e d i t   U n i o n"; other lines stay as they are. */
export function withWordsWhole(line: Line): Line {
  const { words } = line
  if (words.length < LEAST || !words.every(({ text }) => /^\p{L}$/u.test(text))) return line
  const blanks = blanksIn(words)
  const widest = WIDER * (median(blanks) ?? 0)
  const runs: Word[][] = []
  for (const [i, word] of words.entries()) {
    if (i === 0 || blanks[i - 1]! > widest) runs.push([word])
    else runs.at(-1)!.push(word)
  }
  return lineOf(runs.map(joined))
}

function joined(letters: readonly Word[]): Word {
  const confidence = Math.min(...letters.map((letter) => letter.confidence))
  return {
    ...letters[0]!,
    text: textOf(letters).replaceAll(' ', ''),
    box: union(letters.map(({ box }) => box)),
    confidence,
  }
}
