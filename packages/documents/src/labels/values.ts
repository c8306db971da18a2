import { isBareLabel } from '../entities/organisation.ts'
import { beforeNextLabel } from '../entities/person.ts'
import { inCells, nearestBy, dropBetween } from '../layout/geometry.ts'
import { type Line, lineOf } from '../layout/lines.ts'
import { left, right, top } from '../model/page.ts'
import { hasLabelWord } from '../vocabulary/word-lists.ts'

/** Where labels and their values are. */
interface LabelledPlace {
  /** The cells of each line, from top to bottom. */
  rows: readonly (readonly Line[])[]
  /** Height of a line of ordinary text. */
  em: number
  /** Where the tables begin: a label above them may be as close to its value as two words are. */
  tableTop: number
  /** Whether a row consists of captions, in which no label is searched. */
  isOfTable?: (row: readonly Line[]) => boolean
}

/** The values after, beside or below each label of a kind, most likely place first. */
export function valuesAtLabels(
  { rows, em, tableTop, isOfTable = () => false }: LabelledPlace,
  isLabel: (text: string) => boolean,
): { label: Line; values: Line[] }[] {
  return rows.flatMap((row, i) => {
    const captioned = captionedBy(row, rows[i - 1], rows[i + 1])
    return row.flatMap((cell, at) => {
      const behind = behindColon(cell, isLabel)
      const next = row[at + 1]
      // "Employee: 2208   Jane Doe": a payroll number before the name.
      if (behind) return [{ label: cell, values: next && isNumber(behind) ? [beforeNextLabel(next)] : [behind] }]
      const isWhole = isLabel(cell.text)
      const after = top(cell) < tableTop && !isWhole ? behindLabel(cell, isLabel) : null
      if (after) return [{ label: cell, values: [after] }]
      if (!isWhole || isOfTable(row)) return []
      if (captioned) return [{ label: cell, values: [beforeNextLabel(captioned[at]!)] }]
      const beside = next ? [withoutColon(next)] : []
      const under = below(cell, row, rows.slice(i + 1), em)
      const isBeside = endsInColon(cell) || beside[0] !== next || (under[0] !== undefined && isBareLabel(under[0]))
      const values = isBeside ? [...beside, ...under] : [...under, ...beside]
      return [{ label: cell, values: values.map(beforeNextLabel) }]
    })
  })
}

/** A line this many times as far below the captions as their values are above them is not theirs. */
const FARTHER = 1.4

/** "Jane Doe   Harbor Inc" over "Employee   Employer", its captions, with the next values farther below; null otherwise. */
function captionedBy(
  row: readonly Line[],
  above: readonly Line[] | undefined,
  below: readonly Line[] | undefined,
): readonly Line[] | null {
  if (row.length < 2 || above?.length !== row.length || !row.every(isBareLabel) || above.some(isBareLabel)) return null
  const near = dropBetween(above[0]!, row[0]!)
  const isOver = row.every((caption, i) => dropBetween(above[i]!, caption) >= 0 && shareEdge(above[i]!, caption))
  return isOver && (!below?.[0] || dropBetween(row[0]!, below[0]) > FARTHER * near) ? above : null
}

/** In points. */
const SAME_EDGE = 2

const shareEdge = (a: Line, b: Line) => Math.min(Math.abs(left(a) - left(b)), Math.abs(right(a) - right(b))) < SAME_EDGE

const endsInColon = ({ text }: Line) => text.trim().endsWith(':')

/** "NAME     : JANE DOE": the colons of several labels stand below each other, before their values. */
function withoutColon(value: Line): Line {
  const [colon, ...rest] = value.words
  return colon!.text === ':' && rest.length > 0 ? lineOf(rest) : value
}

/** A payroll number, possibly with letters among the digits: "00-0LAM41". */
const isNumber = ({ text }: Line) => /^(?=\S*\d)[#\dA-Z-]+$/.test(text)

/** "Employee: Jane Doe" set as one phrase. */
function behindColon(phrase: Line, isLabel: (text: string) => boolean): Line | null {
  const { words } = phrase
  for (const [colon, word] of words.entries()) {
    if (!word.text.endsWith(':') || colon === words.length - 1) continue
    // "Employee No: 201 Name: Jane Doe": the value before is a number, and no label contains numbers.
    const from = words.slice(0, colon).findLastIndex(({ text }) => /\d/.test(text)) + 1
    if (isLabel(lineOf(words.slice(from, colon + 1)).text)) return beforeNextLabel(lineOf(words.slice(colon + 1)))
  }
  return null
}

/** "Employee Jane Doe", "Employee 4471 Jane Doe": a label close to its value. All words of such a name are capitalised. */
function behindLabel({ words }: Line, isLabel: (text: string) => boolean): Line | null {
  const end = words.findLastIndex((_, i) => i < words.length - 2 && isLabel(lineOf(words.slice(0, i + 1)).text))
  const rest = end < 0 ? [] : words.slice(end + 1)
  const own = /^#?\d+$/.test(rest[0]?.text ?? '') ? rest.slice(1) : rest
  // An address may follow: "Statement for Jane Doe, 880 W 22nd St".
  const isAddress = (i: number) => /^\d/.test(own[i]!.text) && own[i - 1]!.text.endsWith(',')
  const next = own.findIndex((word, i) => i > 1 && (hasLabelWord(word.text) || isAddress(i)))
  const name = (next < 0 ? own : own.slice(0, next)).map((word, i) =>
    i === next - 1 ? { ...word, text: word.text.replace(/,$/, '') } : word,
  )
  return name.length > 0 && name.every((word) => /^\p{Lu}/u.test(word.text)) ? beforeNextLabel(lineOf(name)) : null
}

/** The next two lines that have something in the label's column of its row of labels. */
function below(label: Line, row: readonly Line[], rows: LabelledPlace['rows'], em: number): Line[] {
  const found: Line[] = []
  for (const phrases of rows) {
    const cells = row.length > 2 ? inCells(row, phrases) : null
    const isUnder = (phrase: Line) =>
      cells
        ? cells.get(phrase) === label
        : distance(phrase, label) < 8 * em && nearestBy(row, (other) => distance(phrase, other)) === label
    const first = phrases.filter(isUnder).sort((a, b) => distance(a, label) - distance(b, label))[0]
    if (!first) continue
    if (dropBetween(label, first) > 3.5 * em || found.length === 2) break
    found.push(first)
  }
  return found
}

/** The horizontal distance between two phrases; what is under another by its left edge is nearest. */
function distance(a: Line, b: Line): number {
  const gap = Math.max(left(a), left(b)) - Math.min(right(a), right(b))
  return gap > 0 ? gap : gap < 0 ? Math.min(Math.abs(left(a) - left(b)), Math.abs(right(a) - right(b))) / 1000 : 0
}
