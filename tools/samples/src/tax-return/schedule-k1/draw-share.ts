import type { Paper } from '../../paper/paper.ts'
import { cityLine, type Address } from '../../people/person.ts'
import { printLine, type ReturnStyle } from '../style.ts'
import { SHARE_FORMS, type Box, type ShareForm } from './boxes.ts'
import type { FilledShare } from './share.ts'

const COLUMNS = [
  { left: 300, right: 436 },
  { left: 438, right: 576 },
]
const TOP = 88
const ROW = 12
const LEFT_HALF = { left: 36, right: 296 }

/** Draws a Schedule K-1 on a new page: the business and the owner on the left, the boxes on the right. */
export function drawShare(paper: Paper, filled: FilledShare, style: ReturnStyle): void {
  const form = SHARE_FORMS[filled.share.of]
  drawTitle(paper, form, filled)
  drawFirm(paper, form, filled, style)
  drawOwner(paper, form, filled, style)
  if (filled.share.of === '1065') drawCapital(paper, filled, style)
  form.columns.forEach((boxes, i) => drawColumn(paper, COLUMNS[i]!, boxes, filled, style))
  paper.text(36, 762, 'For Paperwork Reduction Act Notice, see the Instructions.', { size: 6.5 })
  paper.text(576, 762, `Schedule K-1 (Form ${filled.share.of}) ${filled.year}`, { size: 7, align: 'right' })
}

function drawTitle(paper: Paper, { owner, omb }: ShareForm, { share, year }: FilledShare): void {
  paper.text(36, 44, 'Schedule K-1', { size: 12, weight: 'bold' })
  paper.text(36, 56, `(Form ${share.of})`, { size: 10, weight: 'bold' })
  paper.text(250, 52, String(year), { size: 18, weight: 'bold', align: 'center' })
  paper.text(36, 66, 'Department of the Treasury', { size: 6 })
  paper.text(36, 73, `Internal Revenue Service        For calendar year ${year}, or tax year`, { size: 6 })
  paper.text(36, 84, `${owner}'s Share of Income, Deductions,`, { size: 10, weight: 'bold' })
  paper.text(36, 95, 'Credits, etc.', { size: 10, weight: 'bold' })
  paper.text(120, 95, 'See separate instructions.', { size: 6 })
  paper.text(316, 44, 'Final K-1', { size: 7 })
  paper.box(304, 37, 8, 8)
  paper.text(376, 44, 'Amended K-1', { size: 7 })
  paper.box(364, 37, 8, 8)
  paper.text(576, 44, omb, { size: 6.5, align: 'right' })
  paper.text(300, 58, 'Part III', { size: 9, weight: 'bold' })
  paper.text(344, 58, `${owner}'s Share of Current Year Income,`, { size: 8.5, weight: 'bold' })
  paper.text(344, 68, 'Deductions, Credits, and Other Items', { size: 8.5, weight: 'bold' })
  paper.rule(300, 73, 576, 73)
}

function drawFirm(paper: Paper, { firm, captions }: ShareForm, { share }: FilledShare, style: ReturnStyle): void {
  part(paper, 110, 'Part I', `Information About the ${firm}`)
  caption(paper, 124, captions.firmNumber)
  value(paper, 136, share.firm.ein, style)
  caption(paper, 152, captions.firmName)
  nameAndAddress(paper, 164, share.firm.name, share.firm.address, style)
  for (const y of [140, 196]) paper.rule(LEFT_HALF.left, y, LEFT_HALF.right, y)
}

function drawOwner(
  paper: Paper,
  { owner, captions }: ShareForm,
  { share, person }: FilledShare,
  style: ReturnStyle,
): void {
  part(paper, 226, 'Part II', `Information About the ${owner}`)
  caption(paper, 240, captions.ownerNumber)
  value(paper, 252, person.ssn, style)
  caption(paper, 268, captions.ownerName)
  nameAndAddress(paper, 280, person.name, person.address, style)
  for (const y of [256, 314]) paper.rule(LEFT_HALF.left, y, LEFT_HALF.right, y)
  if (captions.percent === null) return
  caption(paper, 324, captions.percent)
  if (share.of === '1120-S') drawPercent(paper, 336, share.percent, { right: 292, style })
  else drawPercentages(paper, share.percent, style)
}

/** Of profit, loss and capital, at the beginning and the end of the year. */
function drawPercentages(paper: Paper, percent: string, style: ReturnStyle): void {
  paper.text(130, 334, 'Beginning', { size: 6.5, align: 'center' })
  paper.text(246, 334, 'Ending', { size: 6.5, align: 'center' })
  for (const [i, name] of ['Profit', 'Loss', 'Capital'].entries()) {
    const y = 346 + i * ROW
    paper.text(50, y, name, { size: 6.5 })
    drawPercent(paper, y, percent, { right: 180, style })
    drawPercent(paper, y, percent, { right: 292, style })
  }
}

function drawPercent(
  paper: Paper,
  y: number,
  percent: string,
  { right, style }: { right: number; style: ReturnStyle },
): void {
  paper.text(right, y, `${percent} %`, { size: 8, face: style.valueFace, align: 'right' })
}

/** Amounts on the left outside the boxes. */
function drawCapital(paper: Paper, { share }: FilledShare, style: ReturnStyle): void {
  const result = share.boxes['1'] ?? 0n
  const paidOut = share.boxes['19_a'] ?? 0n
  const began = 48_000n
  caption(paper, 470, "L Partner's Capital Account Analysis")
  const rows: [string, bigint][] = [
    ['Beginning capital account', began],
    ['Current year net income (loss)', result],
    ['Withdrawals and distributions', -paidOut],
    ['Ending capital account', began + result - paidOut],
  ]
  rows.forEach(([name, amount], i) => {
    paper.text(48, 484 + i * ROW, `${name} . . . . . $`, { size: 7 })
    paper.text(292, 484 + i * ROW, printLine(amount, style), { size: 8, face: style.valueFace, align: 'right' })
  })
}

function drawColumn(
  paper: Paper,
  place: (typeof COLUMNS)[number],
  boxes: readonly Box[],
  filled: FilledShare,
  style: ReturnStyle,
): void {
  let y = TOP - 6
  for (const { box, name, codes } of boxes) {
    paper.text(place.left + 3, y, box, { size: 7.5, weight: 'bold' })
    paper.wrap(name, place.right - place.left - 24, { size: 7 }).forEach((line, i) => {
      paper.text(place.left + 20, y + 8 * i, line, { size: 7 })
    })
    const room = Math.max(1, codes)
    const first = y + (name.length > 32 ? ROW + 7 : ROW)
    if (codes === 0) drawAmount(paper, place, first, box, filled, style)
    else drawCoded(paper, place, first, box, filled, style)
    y = first + room * ROW
    paper.rule(place.left, y - ROW + 3, place.right, y - ROW + 3)
  }
  paper.rule(place.left, TOP - 14, place.left, y)
  paper.rule(place.right, TOP - 14, place.right, y)
}

function drawCoded(
  paper: Paper,
  place: (typeof COLUMNS)[number],
  first: number,
  box: string,
  filled: FilledShare,
  style: ReturnStyle,
): void {
  const lines = Object.keys(filled.share.boxes).filter((line) => line.startsWith(`${box}_`))
  lines.forEach((line, i) => {
    const y = first + i * ROW
    const code = line.slice(box.length + 1).toUpperCase()
    if (style.fields === 'form fields') {
      paper.formField(
        `k1.${paper.pageCount}.${line}.code`,
        { x: place.left + 4, y: y - 8, width: 18, height: 10 },
        code,
        8,
      )
    } else paper.text(place.left + 6, y, code, { size: 8, face: style.valueFace })
    drawAmount(paper, { ...place, left: place.left + 28 }, y, line, filled, style)
  })
}

function drawAmount(
  paper: Paper,
  { left, right }: (typeof COLUMNS)[number],
  y: number,
  line: string,
  { share }: FilledShare,
  style: ReturnStyle,
): void {
  const amount = share.boxes[line]
  const text = amount === undefined ? '' : printLine(amount, style)
  if (style.fields === 'form fields') {
    paper.formField(
      `k1.${paper.pageCount}.${line}.amount`,
      { x: left + 2, y: y - 8, width: right - left - 4, height: 10 },
      text,
      8,
    )
  } else paper.text(right - 4, y, text, { size: 8.5, face: style.valueFace, align: 'right' })
}

function part(paper: Paper, y: number, number: string, title: string): void {
  paper.text(36, y, number, { size: 9, weight: 'bold' })
  paper.text(80, y, title, { size: 9, weight: 'bold' })
  paper.rule(LEFT_HALF.left, y + 4, LEFT_HALF.right, y + 4)
}

/** An item: its letter and caption. */
function caption(paper: Paper, y: number, text: string): void {
  paper.text(38, y, text.slice(0, 1), { size: 7, weight: 'bold' })
  paper.text(50, y, text.slice(2), { size: 6.5 })
}

function value(paper: Paper, y: number, text: string, style: ReturnStyle): void {
  paper.text(54, y, text, { size: 9, face: style.valueFace })
}

function nameAndAddress(paper: Paper, y: number, name: string, address: Address, style: ReturnStyle): void {
  const lines = [name, address.street, cityLine(address)]
  lines.forEach((line, i) => value(paper, y + i * 11, line, style))
}
