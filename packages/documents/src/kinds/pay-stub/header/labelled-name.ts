import { lineOf } from '../../../layout/lines.ts'
import { bottom, height, left, right, top } from '../../../model/page.ts'
import { inCells } from '../../../layout/alignment.ts'
import type { Phrase } from '../../../layout/phrases.ts'
import type { Flow } from '../../../layout/flow/flow.ts'
import { isAccountHeading } from '../vocabulary/column.ts'
import { hasLabelWord } from '../../../vocabulary/label-words.ts'

/** Phrases behind, beside or below a label, the likeliest place first. */
export function phrasesAtLabel(
  flow: Flow,
  tableTop: number,
  isLabel: (text: string) => boolean,
): { label: Phrase; values: Phrase[] }[] {
  const lines = flow.lines.map((line) => line.phrases)
  return lines.flatMap((phrases, i) =>
    phrases.flatMap((phrase, p) => {
      const behind = behindColon(phrase, isLabel)
      const next = phrases[p + 1]
      // "Employee: 2208   Jane Doe": a number of the payroll's before the name.
      if (behind) return [{ label: phrase, values: next && isNumber(behind) ? [withoutTail(next)] : [behind] }]
      const after = top(phrase) < tableTop ? behindLabel(phrase, isLabel) : null
      if (after) return [{ label: phrase, values: [after] }]
      if (!isLabel(phrase.text) || phrases.some(({ text }) => isAccountHeading(text))) return []
      const beside = next ? [next] : []
      const under = below(flow, phrase, phrases, lines.slice(i + 1))
      const values = phrase.text.trim().endsWith(':') ? [...beside, ...under] : [...under, ...beside]
      return [{ label: phrase, values: values.map(withoutTail) }]
    }),
  )
}

/** Of the payroll's, letters perhaps among the digits: "00-0LAM41". */
const isNumber = ({ text }: Phrase) => /^(?=\S*\d)[#\dA-Z-]+$/.test(text)

/** "Employee: Jane Doe" set as one phrase. */
function behindColon(phrase: Phrase, isLabel: (text: string) => boolean): Phrase | null {
  const { words } = phrase
  for (const [colon, word] of words.entries()) {
    if (!word.text.endsWith(':') || colon === words.length - 1) continue
    // "Employee No: 201 Name: Jane Doe": the value before is a number, which no label has in it.
    const from = words.slice(0, colon).findLastIndex(({ text }) => /\d/.test(text)) + 1
    if (isLabel(lineOf(words.slice(from, colon + 1)).text)) return withoutTail(lineOf(words.slice(colon + 1)))
  }
  return null
}

/** "Employee Jane Doe", "Employee 4471 Jane Doe": a cell's label set close before the next cell. Such a name's words are capitals' all. */
function behindLabel({ words }: Phrase, isLabel: (text: string) => boolean): Phrase | null {
  const end = words.findLastIndex((_, i) => i < words.length - 2 && isLabel(lineOf(words.slice(0, i + 1)).text))
  const rest = end < 0 ? [] : words.slice(end + 1)
  const own = /^#?\d+$/.test(rest[0]?.text ?? '') ? rest.slice(1) : rest
  const next = own.findIndex((word, i) => i > 1 && hasLabelWord(word.text))
  const name = next < 0 ? own : own.slice(0, next)
  return name.length > 0 && name.every((word) => /^\p{Lu}/u.test(word.text)) ? withoutTail(lineOf(name)) : null
}

/** The name alone, where the next label follows in the same phrase ("Jane Doe SSN: ..."). */
function withoutTail(phrase: Phrase): Phrase {
  const tail = (ends: (text: string) => boolean) => phrase.words.findIndex((word, i) => i > 1 && ends(word.text))
  const stop = tail((text) => /\d|:$|^\(?(ssn|id|#|employee|emp)\b/i.test(text))
  // Of a label of several words, "Jane Doe Pay Period:", the first.
  const label = phrase.words[stop]?.text.endsWith(':') ? tail((text) => text.endsWith(':') || hasLabelWord(text)) : stop
  const ends = [label, widerGap(phrase)].filter((end) => end > 0)
  return ends.length > 0 ? lineOf(phrase.words.slice(0, Math.min(...ends))) : phrase
}

/** Where other words are set off by several blanks: "Jane Doe   Two weeks ended July 27"; -1 where none are. */
function widerGap({ words }: Phrase): number {
  const gap = (i: number) => left(words[i]!) - right(words[i - 1]!)
  // OCR parts a comma from the name before it.
  const first = words.findIndex(({ text }, i) => i > 0 && /[\p{L}\d]/u.test(text))
  return words.findIndex((word, i) => first > 0 && i > first && gap(i) > 2 * gap(first) && gap(i) > 0.4 * height(word))
}

/** The next two lines that have something in the label's column of its row of labels. */
function below(flow: Flow, label: Phrase, row: readonly Phrase[], lines: readonly Phrase[][]): Phrase[] {
  const found: Phrase[] = []
  for (const phrases of lines) {
    const cells = row.length > 2 ? inCells(row, phrases) : null
    const isUnder = (phrase: Phrase) =>
      cells ? cells.get(phrase) === label : distance(phrase, label) < 8 * flow.em && nearest(phrase, row) === label
    const first = phrases.filter(isUnder).sort((a, b) => distance(a, label) - distance(b, label))[0]
    if (!first) continue
    if (top(first) - bottom(label) > 3.5 * flow.em || found.length === 2) break
    found.push(first)
  }
  return found
}

function nearest(phrase: Phrase, labels: readonly Phrase[]): Phrase {
  return labels.reduce((a, b) => (distance(phrase, b) < distance(phrase, a) ? b : a))
}

/** How far apart two phrases are sideways; what stands under another by its left edge is nearest. */
function distance(a: Phrase, b: Phrase): number {
  const gap = Math.max(left(a), left(b)) - Math.min(right(a), right(b))
  return gap > 0 ? gap : gap < 0 ? Math.min(Math.abs(left(a) - left(b)), Math.abs(right(a) - right(b))) / 1000 : 0
}
