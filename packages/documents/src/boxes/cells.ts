import { areLevel, blankBetween, follows, holds } from '../layout/geometry.ts'
import { height, left, middleX, middleY, right, top, type Box, type Word, byLeft } from '../model/page.ts'
import type { BoxedForm, BoxContent, Cells, Copy } from './boxed-form.ts'

/** Values may begin a little left of their label. */
const MARGIN = 6
/** Points by which the labels of a column begin apart. */
const FLUSH = 2.5

type Contents<C extends string> = Pick<BoxedForm<C>, 'contentOf' | 'repeated'>

/** The contents of each box of a copy: every word belongs to the nearest label above it whose box reaches the word. */
export function cellsOf<C extends string>(form: Contents<C>, copy: Copy<C>, values: readonly Word[]): Cells<C> {
  const sets = [copy.labels, ...copy.furtherRows]
  const all = sets.flatMap((set) => [...set.values()])
  const labelsOf = (content: BoxContent) =>
    sets.flatMap((set) => [...set].filter(([box]) => form.contentOf(box) === content).map(([, label]) => label))
  const [coded, parties] = [labelsOf('coded'), labelsOf('party')]
  const inColumns = all.filter((label) => !coded.includes(label) && isInColumn(label, all))
  // A word on top of a label is a misread piece of it.
  const isLabel = (word: Word) => all.some((label) => contains(label, word))
  const inside = values.filter((word) => contains(copy.area, word) && !isLabel(word))
  // The table at the foot begins anew below the columns.
  const isUnbounded = (box: C) => form.contentOf(box) === 'coded' || form.repeated.has(box)
  const cells = sets.map(() => new Map<C, Word[]>())
  const boxes = sets.flatMap((set, i) =>
    labelledBoxes(form, set).map((box) => {
      const cell = cellOf(box.label, all, copy)
      const columns = box.content === 'list' ? [] : inColumns.filter((column) => !isCrossed(column, cell, inside))
      const open = isUnbounded(box.box) ? [] : openAbove(box.label, all, [...coded, ...columns])
      const besideAmounts = [...cell.beside, ...open.filter((label) => !parties.includes(label))]
      return { ...box, cell: { ...cell, beside: [...cell.beside, ...open], besideAmounts }, cells: cells[i]! }
    }),
  )
  const owners = new Map<Word, (typeof boxes)[number]>()
  for (const word of inside.toSorted(byLeft)) {
    const owner = boxes
      .filter(
        ({ content, cell, label }) =>
          contains(cell.area, word) &&
          !(content === 'party' && isAmount(word)) &&
          !isBeyond(isAmount(word) ? cell.besideAmounts : cell.beside, word) &&
          ((content === 'coded' && leadsCodedAmount(word, label, inside)) ||
            (content === 'mark' && follows(word, { box: label }, height(word))) ||
            !isUnderAnother(word, label, all)),
      )
      // The lowest label is the nearest.
      .reduce<(typeof boxes)[number] | null>(
        (best, next) => (best && next.label[3] <= best.label[3] ? best : next),
        null,
      )
    const whole = ownerOfPhrase(owner, word, owners)
    if (whole) owners.set(word, whole)
  }
  for (const word of inside) {
    const owner = owners.get(word)
    if (!owner) continue
    const cell = owner.cells.get(owner.box)
    if (cell) cell.push(word)
    else owner.cells.set(owner.box, [word])
  }
  const [main, ...furtherRows] = cells
  return { main: main!, furtherRows }
}

/** An amount with cents is in no box of a name or number, however far the box reaches. */
const isAmount = ({ text }: Word) => /^\$?(\d{1,3}(,\d{3})+|\d+)\.\d\d$/.test(text)

const HOLDS_PHRASES: ReadonlySet<BoxContent> = new Set(['value', 'party', 'list'])

/** "Jesus M Arrieta" below the labels of name and address: a name longer than its box belongs to the box in which it begins. */
function ownerOfPhrase<B extends LabelledBox<unknown>>(owner: B | null, word: Word, owners: ReadonlyMap<Word, B>) {
  const before = [...owners].find(([other]) => continues(other, word))?.[1]
  if (!before || !HOLDS_PHRASES.has(before.content)) return owner
  const isBeside = !owner || (HOLDS_PHRASES.has(owner.content) && areLevel({ box: before.label }, { box: owner.label }))
  return isBeside ? before : owner
}

/** Parts of their height by which two words of a name are apart at most. */
const BLANK = 0.5
const LETTERS_ALONE = /^[^\d]*\p{L}[^\d]*$/u
/** OCR with less confidence hardly read a word. */
const LEGIBLE = 0.5

function continues(before: Word, word: Word): boolean {
  return (
    follows(word, before, BLANK * height(word)) &&
    [before, word].every(({ text, confidence }) => LETTERS_ALONE.test(text) && confidence >= LEGIBLE)
  )
}

interface LabelledBox<C> {
  box: C
  label: Box
  content: BoxContent
}

/** The boxes that may contain something. */
function labelledBoxes<C extends string>(form: Contents<C>, labels: ReadonlyMap<C, Box>): LabelledBox<C>[] {
  return [...labels]
    .map(([box, label]) => ({ box, label, content: form.contentOf(box) }))
    .filter(({ content }) => content !== 'label only')
}

interface Cell {
  area: Box
  /** Labels to the right of the box's own, where other boxes begin. */
  beside: readonly Box[]
}

/** A box reaches from its label down to the next one, but not below print under the last labels. */
function cellOf(label: Box, labels: readonly Box[], copy: Pick<Copy<string>, 'edges' | 'area'>): Cell {
  const isLast = !labels.some((other) => other[1] > label[3] + MARGIN)
  const marks = [...labels, ...copy.edges].filter((mark) => mark !== label)
  // A long label of the column to the left may end right before this one.
  const sharesColumn = (mark: Box) => mark[0] < label[2] && Math.max(mark[0] + MARGIN, mark[2]) > label[0]
  const below = marks.filter((mark) => mark[1] > label[3] - 2 && sharesColumn(mark))
  const foot = Math.max(...labels.map((other) => other[3]))
  const end = copy.edges.filter((edge) => edge[1] > label[3] && (isLast || edge[3] > foot - MARGIN / 2))
  const floor = Math.min(copy.area[3], ...[...below, ...end].map((mark) => mark[1]))
  const beside = marks.filter((mark) => {
    const middle = middleY({ box: mark })
    return mark[0] > Math.max(label[0] + 12, label[2] - MARGIN) && middle > label[1] - 2 && middle < floor
  })
  return { area: [label[0] - MARGIN, label[1], copy.area[2], floor], beside }
}

/** Fewer labels may begin at the same position by coincidence. */
const FEWEST_IN_COLUMN = 3

/** Whether a label begins where others above and below do: the boxes to its left end there. */
const isInColumn = (label: Box, labels: readonly Box[]) =>
  labels.filter((other) => Math.abs(other[0] - label[0]) < FLUSH).length >= FEWEST_IN_COLUMN

/** Whether words level with a box run on over the left edge of a column: the box is as wide as the form. */
function isCrossed([edge]: Box, { area }: Cell, words: readonly Word[]): boolean {
  const level = words.filter((word) => middleY(word) > area[1] && middleY(word) < area[3])
  const before = level.filter((word) => left(word) < edge - MARGIN)
  return before.some(
    (word) =>
      right(word) > edge || level.some((next) => right(next) > edge && follows(next, word, BLANK * height(next))),
  )
}

/**
 * Boxes to the right that began higher and are still open: "12a" to "12d" beside "13" and "14", which begin lower, or the name
 * of a column beside a box that begins level with its address. The columns end above the table at the foot.
 */
function openAbove(label: Box, labels: readonly Box[], lasting: readonly Box[]): Box[] {
  const row = labels.filter((other) => areLevel({ box: other }, { box: label }))
  const end = Math.max(...row.map((other) => other[2]))
  return lasting.filter((other) => other[0] > end && other[3] <= label[1])
}

/** To the right, a box ends where another begins, from the height of that one's label down. */
const isBeyond = (beside: readonly Box[], word: Word) =>
  beside.some((mark) => mark[0] - MARGIN / 2 <= middleX(word) && mark[1] - MARGIN / 2 <= middleY(word))

/** Whether a word is beside one label, perhaps across the form, but directly under another: it belongs to the latter. */
function isUnderAnother(word: Word, label: Box, labels: readonly Box[]): boolean {
  if (middleY(word) >= label[3]) return false
  return labels.some(
    (other) =>
      other[0] > label[2] &&
      other[3] <= middleY(word) &&
      top(word) - other[3] < 1.5 * height(word) &&
      other[0] - MARGIN <= middleX(word) &&
      middleX(word) <= other[2] + MARGIN,
  )
}

/**
 * In a list of boxes, "12a  Code D  $5,400.00" or "12a  D – Elective deferrals  $5,400.00", whatever the box above is called; not
 * the initial in "Ana D Mora".
 */
function leadsCodedAmount(word: Word, label: Box, words: readonly Word[]): boolean {
  if (!/^(code|[A-Z]{1,2}:?)$/i.test(word.text)) return false
  if (nearestAfter({ box: label }, words) === word) return true
  const next = nearestAfter(word, words)
  return next !== null && (/^\$?\d/.test(next.text) || leadsCodedAmount(next, label, words))
}

function nearestAfter(word: { box: Box }, words: readonly Word[]): Word | null {
  const after = words.filter((other) => blankBetween(word, other) >= 0 && areLevel(word, other))
  return after.reduce<Word | null>((best, other) => (best && left(best) <= left(other) ? best : other), null)
}

const contains = (area: Box, word: Word) => holds(area, word) && top(word) < area[3]
