import { joinedWhere } from '../../model/runs.ts'
import { isAligned, isNextLine } from '../../layout/geometry.ts'
import { linesOf } from '../../layout/lines.ts'
import { height, middleY, union, type Box, type Word, textOf } from '../../model/page.ts'
import { looksFilled, readAmount, reading, type Reading, type CopyReading } from '../../boxes/reading.ts'
import type { BoxName } from './boxes/labels.ts'
import { stateIn } from './boxes/state-code.ts'

const STATE_BOXES = ['15_state', '15_id', '16', '17', '18', '19', '20'] as const
const AMOUNT_BOXES: readonly StateBox[] = ['16', '17', '18', '19']
/** In heights: lines of one row are no farther apart. */
const STEP = 1.2
/** Points. */
const SAME_ROW = 4
/** Anything but a postal abbreviation may be misread, or a piece of a label. */
const NO_STATE = 0.6
/** Between two labels in one box is no more than a stroke. Points. */
const SHARED = 6
type StateBox = (typeof STATE_BOXES)[number]

/** Where the labels of a form are, and the words in their boxes. */
interface StateTable {
  labels: ReadonlyMap<BoxName, Box>
  cells: ReadonlyMap<BoxName, readonly Word[]>
}

/**
 * Boxes 15 to 20: a table with one row for each state or locality. Forms that stack these boxes have their labels on several
 * lines; the rows below each line of labels are numbered separately, starting after `before`.
 */
export function readStates(table: StateTable, before = 0): Map<string, Reading> {
  const { labels, cells } = table
  const fields = new Map<string, Reading>()
  const drops: number[] = []
  for (const boxes of labelLines(labels)) {
    const hasAmounts = boxes.some((box) => box !== '15_id' && box !== '20')
    const label = Math.min(...boxes.map((box) => labels.get(box)![3]))
    const rows = withoutSteps(rowsUnder(boxes, label, table), cells).filter(
      (row) => !isHeading(row, label) && (hasAmounts ? isRow(row, cells) : row.some((word) => /\w/.test(word.text))),
    )
    rows.forEach((row, i) => {
      const number = rowNumber(middleOf(row) - label, i, drops)
      const inBox = (box: StateBox) => row.filter((word) => cells.get(box)?.includes(word))
      const { state, id, wages } = withWagesApart(stateAndId(inBox('15_state'), inBox('15_id')), inBox('16'))
      const inRow: Partial<Record<StateBox, readonly Word[]>> = { '15_state': state, '15_id': id, '16': wages }
      // A label "15 State" alone heads both.
      const idToo: readonly StateBox[] = boxes.includes('15_state') && !labels.has('15_id') ? ['15_id'] : []
      for (const box of [...boxes, ...idToo]) {
        const own = inRow[box] ?? inBox(box)
        const read = own.length > 0 ? readStateBox(box, own) : null
        if (read) fields.set(`box_${box}_${before + number}`, read)
      }
    })
  }
  return fields
}

/** The rows of values. If a label is printed over more lines than its neighbours, its value is lower by as much. */
function rowsUnder(boxes: readonly StateBox[], label: number, { labels, cells }: StateTable): Word[][] {
  const printed = new Map<Word, Word>()
  for (const box of boxes) {
    const lower = endOf(box, labels) - label
    for (const word of cells.get(box) ?? []) {
      const [x0, y0, x1, y1] = word.box
      printed.set(lower < SAME_ROW ? word : { ...word, box: [x0, y0 - lower, x1, y1 - lower] }, word)
    }
  }
  return linesOf({ words: [...printed.keys()] }).map((line) => line.words.map((word) => printed.get(word)!))
}

/**
 * Words half a line below those of other boxes belong to their row: they are set lower, as the labels above them may be. So
 * does the rest of a name that a narrow box breaks: "KANSAS" over "CITY".
 */
function withoutSteps(rows: readonly Word[][], cells: StateTable['cells']): Word[][] {
  const among = (row: readonly Word[], box: StateBox) => row.filter((word) => cells.get(box)?.includes(word))
  const isStep = (above: readonly Word[], row: readonly Word[]) =>
    STATE_BOXES.every((box) => among(above, box).length === 0 || among(row, box).length === 0) &&
    middleOf(row) - middleOf(above) < STEP * height(row[0]!)
  const goesOn = (above: readonly Word[], row: readonly Word[]) => {
    const name = among(above, '20')
    if (name.length === 0 || !row.every((word) => LETTERS.test(word.text) && among([word], '20').length > 0))
      return false
    const [rest, begun] = [{ box: areaOf(row) }, { box: areaOf(name) }]
    return isNextLine(rest, begun) && isAligned(rest, begun)
  }
  return joinedWhere(rows, (above, row) => (isStep(above, row) || goesOn(above, row) ? [...above, ...row] : null))
}
/** No part of a locality's name is shorter. */
const LETTERS = /^\p{L}[\p{L}.'-]+$/u

const areaOf = (row: readonly Word[]) => union(row.map(({ box }) => box))
const middleOf = (row: readonly Word[]) => middleY({ box: areaOf(row) })

/** The bottom of a label; "15 State / Employer's state ID number" is one label, however many lines it takes. */
function endOf(box: StateBox, labels: ReadonlyMap<BoxName, Box>): number {
  const [own, id] = [labels.get(box)!, labels.get('15_id')]
  const isShared = box === '15_state' && id && id[0] <= own[2] + SHARED && id[1] < own[3]
  return isShared ? Math.max(own[3], id[3]) : own[3]
}

/** Where boxes are stacked, rows at one distance below their labels are of one state. `drops` are the distances so far. */
function rowNumber(drop: number, index: number, drops: number[]): number {
  const alike = drops.findIndex((other) => Math.abs(other - drop) < SAME_ROW)
  if (alike >= 0) return alike + 1
  drops[index] ??= drop
  return index + 1
}

function readStateBox(box: StateBox, words: readonly Word[]): Reading | null {
  const text = textOf(words)
  if (box === '15_state') return readState(text, words)
  if (box === '15_id') return readStateId(words)
  return box === '20' ? reading(text, words) : readAmount(words)
}

/** Postal abbreviations are capitals, whatever height OCR measured. A text layer may have one that is not of a state. */
function readState(text: string, words: readonly Word[]): Reading {
  const state = stateIn(text)
  const read = reading(state?.code ?? text, words)
  const isWritten = state ? !state.isInferred : read.confidence === 1 && /^[A-Z]{2}$/.test(text)
  return isWritten ? read : { ...read, ceiling: NO_STATE }
}

/** A number may have several words, but none of them is a stroke-like letter: a rule between boxes. Without a digit it is hardly one. */
function readStateId(words: readonly Word[]): Reading | null {
  const own = words.length > 1 ? words.filter(({ text }) => !/^[|¦Il!]$/.test(text)) : words
  if (own.length === 0) return null
  const read = reading(textOf(own), own)
  return /\d/.test(read.value) ? read : { ...read, ceiling: NO_STATE }
}

/** Boxes 16 to 19 of rows in which digits do not form an amount. */
export function unreadStates({ labels, cells }: StateTable): string[] {
  const boxes = AMOUNT_BOXES.filter((box) => labels.has(box))
  return boxes.flatMap((box) => {
    const lines = linesOf({ words: [...(cells.get(box) ?? [])] })
    return lines.some((line) => looksFilled(line.words) && !readAmount(line.words)) ? [`box_${box}`] : []
  })
}

/** Some forms write both into one box, "OH 52-1234567", or the number begins before its label does. */
function stateAndId(state: readonly Word[], id: readonly Word[]): StateAndId {
  const both = [...state, ...id].filter((word) => /\w/.test(word.text))
  // No state is written with digits.
  const hasNumber = state.some((word) => /\d/.test(word.text))
  const isInOne = state.length === 0 || id.length === 0 || hasNumber
  const joined = both.length > 1 && /^[A-Z]{2}$/.test(both[0]!.text) && isInOne
  // The label of the state was not distinguished from that of the number.
  if (!joined && id.length === 0 && hasNumber) return { state: [], id: state }
  return joined ? { state: both.slice(0, 1), id: behindLabel(both.slice(1)) } : { state, id }
}

/** "STATE ID 52-117728" without its label. */
const behindLabel = (words: readonly Word[]) => words.slice(words.findIndex(({ text }) => !LABEL.test(text)))
const LABEL = /^(employer'?s|state|id|no|number)\W*$/i

interface StateAndId {
  state: readonly Word[]
  id: readonly Word[]
}

/** If boxes 15 and 16 are one cell, the wages closely follow the number: "MD 10442781 18100.00". */
function withWagesApart({ state, id }: StateAndId, wages: readonly Word[]): StateAndId & { wages: readonly Word[] } {
  const isWages = wages.length === 0 && id.length > 1 && /^\d[\d,]*\.\d\d$/.test(id.at(-1)!.text)
  return isWages ? { state, id: id.slice(0, -1), wages: id.slice(-1) } : { state, id, wages }
}

/** Labels side by side. */
function labelLines(labels: ReadonlyMap<BoxName, Box>): StateBox[][] {
  const lines: { middle: number; boxes: StateBox[] }[] = []
  for (const box of STATE_BOXES) {
    const area = labels.get(box)
    if (!area) continue
    const middle = (area[1] + area[3]) / 2
    const line = lines.find((l) => Math.abs(l.middle - middle) < 8)
    if (line) line.boxes.push(box)
    else lines.push({ middle, boxes: [box] })
  }
  return lines.map((line) => line.boxes)
}

/** "State employer ID": words level with the labels are one more label, unless they are a value in a list: "State   OH". */
const isHeading = (row: readonly Word[], label: number) =>
  row.length > 1 && middleOf(row) < label && !row.some(({ text }) => /\d/.test(text))

/** A row names a state or has an amount; anything else is print around the table, or noise. */
function isRow(row: readonly Word[], cells: StateTable['cells']): boolean {
  const inBox = (box: StateBox) => row.filter((word) => cells.get(box)?.includes(word))
  const { state } = stateAndId(inBox('15_state'), inBox('15_id'))
  const namesState = state.some((word) => /^[A-Za-z]{2}$/.test(word.text))
  return namesState || AMOUNT_BOXES.some((box) => readAmount(inBox(box)) !== null)
}

const STATE_FIELD = /^box_(15_state|15_id|16|17|18|19|20)_(\d+)$/

type StateRow = ReadonlyMap<string, Reading>

/**
 * Gives the same state the same number in all copies. A W-2 with more states than the form has rows comes as several forms, and
 * the further ones start again at the first row. Only a text layer is certain enough to distinguish a state from a misread one.
 */
export function alignStates(copies: readonly CopyReading[]): CopyReading[] {
  if (copies.some((copy) => copy.source === 'ocr')) return [...copies]
  const known: StateRow[] = []
  return copies.map((copy) => {
    const fields = new Map([...copy.fields].filter(([name]) => !STATE_FIELD.test(name)))
    const used = new Set<number>()
    for (const row of rowsOf(copy)) {
      let place = known.findIndex((other, i) => !used.has(i) && isSameRow(row, other))
      if (place < 0) place = known.push(row) - 1
      used.add(place)
      for (const [box, read] of row) fields.set(`box_${box}_${place + 1}`, read)
    }
    return { ...copy, fields }
  })
}

function rowsOf(copy: CopyReading): StateRow[] {
  const rows = new Map<number, Map<string, Reading>>()
  for (const [name, read] of copy.fields) {
    const match = STATE_FIELD.exec(name)
    if (!match) continue
    const number = Number(match[2])
    rows.set(number, (rows.get(number) ?? new Map<string, Reading>()).set(match[1]!, read))
  }
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row)
}

/** Whether two rows differ in nothing that both show. */
function isSameRow(a: StateRow, b: StateRow): boolean {
  const shared = ['15_state', '16', '17', '18', '20'].filter((box) => a.has(box) && b.has(box))
  return shared.length > 0 && shared.every((box) => a.get(box)!.value === b.get(box)!.value)
}
