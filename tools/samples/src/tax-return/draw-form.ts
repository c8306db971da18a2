import type { Paper } from '../paper/paper.ts'
import type { Person } from '../people/person.ts'
import { drawPropertyRow } from './draw-properties.ts'
import { drawScheduleName, drawTaxpayer } from './draw-taxpayer.ts'
import type { Business, FilingStatus, Property } from './income.ts'
import type { Lines } from './lines.ts'
import type { Form, FormRow } from './form.ts'
import { printLine, type ReturnStyle } from './style.ts'

const INNER = { number: 382, left: 396, right: 462 }
const OUTER = { number: 478, left: 496, right: 574 }
export interface FilledForm {
  form: Form
  year: number
  person: Person
  lines: Lines
  /** On Form 1040. */
  status?: FilingStatus
  /** On Schedule C: the business's activity and name. */
  business?: Business
  /** On Schedule E. */
  properties?: readonly Property[]
}

/** Draws a form on new pages of the paper, the first of which must be blank. */
export function drawForm(paper: Paper, filled: FilledForm, style: ReturnStyle): void {
  filled.form.pages.forEach((rows, i) => {
    if (i > 0) paper.turnPage()
    const top = i === 0 ? drawHead(paper, filled, style) : drawFurtherHead(paper, filled)
    drawRows(paper, top, rows, filled, style)
    drawFoot(paper, filled)
  })
}

function drawHead(paper: Paper, { form, year, person, status, business }: FilledForm, style: ReturnStyle): number {
  const { title } = form
  const [word, ...rest] = title.name.split(' ')
  paper.text(36, 46, word!, { size: 8 })
  paper.text(36 + paper.widthOf(`${word!} `, { size: 8 }), 46, rest.join(' '), {
    size: title.sequence ? 10 : 18,
    weight: 'bold',
  })
  paper.text(36, 60, 'Department of the Treasury Internal Revenue Service', { size: 6 })
  paper.text(300, 46, title.words, { size: 12, weight: 'bold', align: 'center' })
  if (title.sequence)
    paper.text(300, 58, 'Attach to Form 1040, 1040-SR, or 1040-NR. Go to www.irs.gov for instructions.', {
      size: 6.5,
      align: 'center',
    })
  paper.text(574, 40, 'OMB No. 1545-0074', { size: 6.5, align: 'right' })
  paper.text(574, 58, String(year), { size: 17, weight: 'bold', align: 'right' })
  if (title.sequence) paper.text(574, 67, `Attachment Sequence No. ${title.sequence}`, { size: 6, align: 'right' })
  paper.rule(36, 70, 576, 70, 1)
  return title.sequence ? drawScheduleName(paper, person, business, style) : drawTaxpayer(paper, person, status, style)
}

function drawFurtherHead(paper: Paper, { form, year, person }: FilledForm): number {
  const { name, sequence } = form.title
  paper.text(36, 40, sequence ? `${name.replace('SCHEDULE', 'Schedule')} ${year}` : `${name} (${year})`, { size: 7.5 })
  paper.text(300, 40, `${person.name}   ${person.ssn}`, { size: 7.5, align: 'center' })
  paper.text(574, 40, 'Page 2', { size: 7.5, align: 'right' })
  paper.rule(36, 45, 576, 45, 1)
  return 64
}

function drawRows(paper: Paper, top: number, rows: readonly FormRow[], filled: FilledForm, style: ReturnStyle): void {
  let previous = ''
  rows.forEach((row, i) => {
    const y = top + i * style.rowHeight
    switch (row.kind) {
      case 'heading':
        paper.text(36, y, row.text, { size: 8, weight: 'bold' })
        break
      case 'table head':
        paper.text(36, y, row.text, { size: 8, weight: 'bold' })
        row.table.places.forEach(({ left, right }, column) =>
          paper.text((left + right) / 2, y, row.heads[column]!, { size: 8, weight: 'bold', align: 'center' }),
        )
        break
      case 'line':
        drawLine(paper, y, row, numberOf(row.line, previous), filled, style)
        previous = row.line
        break
      case 'columns':
        drawColumns(paper, y, row, filled, style)
        previous = row.line
        break
      case 'property':
        drawPropertyRow(paper, y, row, filled.properties ?? [], style)
        break
      case 'pair':
        drawPair(paper, y, row, filled, style)
        previous = row.right.line
    }
  })
}

function drawLine(
  paper: Paper,
  y: number,
  row: Extract<FormRow, { kind: 'line' }>,
  number: string,
  filled: FilledForm,
  style: ReturnStyle,
): void {
  const place = row.column === 'outer' ? OUTER : INNER
  paper.text(number.length === 1 && /[a-z]/.test(number) ? 58 : 50, y, number, {
    size: 8,
    weight: 'bold',
    align: 'left',
  })
  const room = place.number - 90
  const [first = '', ...more] = paper.wrap(row.text, room, { size: 7.5 })
  paper.text(72, y, more.length === 0 ? leader(paper, first, room, style) : [first, ...more].join(' ').slice(0, 95), {
    size: 7.5,
  })
  drawAmount(paper, y, place, row.line, filled, style)
}

function drawColumns(
  paper: Paper,
  y: number,
  { table, line, text }: Extract<FormRow, { kind: 'columns' }>,
  filled: FilledForm,
  style: ReturnStyle,
): void {
  paper.text(50, y, line, { size: 8, weight: 'bold' })
  paper.text(72, y, leader(paper, text, table.room, style), { size: 7.5 })
  if (table.number !== null) paper.text(table.number, y, line, { size: 7.5, weight: 'bold', align: 'center' })
  table.columns.forEach((column, i) => drawBox(paper, y, table.places[i]!, `${line}_${column}`, filled, style))
}

function drawPair(
  paper: Paper,
  y: number,
  { left, right }: Extract<FormRow, { kind: 'pair' }>,
  filled: FilledForm,
  style: ReturnStyle,
): void {
  paper.text(50, y, left.line, { size: 8, weight: 'bold' })
  paper.text(72, y, leader(paper, left.text, 100, style), { size: 7.5 })
  drawAmount(paper, y, { number: 190, left: 206, right: 278 }, left.line, filled, style)
  const number = numberOf(right.line, left.line)
  paper.text(290, y, number, { size: 8, weight: 'bold' })
  paper.text(number.length > 1 ? 310 : 302, y, leader(paper, right.text, 150, style), { size: 7.5 })
  drawAmount(paper, y, OUTER, right.line, filled, style)
}

function drawAmount(
  paper: Paper,
  y: number,
  place: typeof OUTER,
  line: string,
  filled: FilledForm,
  style: ReturnStyle,
): void {
  paper.text(place.number, y, line, { size: 7.5, weight: 'bold', align: 'center' })
  drawBox(paper, y, place, line, filled, style)
}

function drawBox(
  paper: Paper,
  y: number,
  place: { left: number; right: number },
  line: string,
  filled: FilledForm,
  style: ReturnStyle,
): void {
  const { rowHeight } = style
  const width = place.right - place.left
  paper.box(place.left - 6, y - rowHeight + 4, width + 8, rowHeight)
  const amount = filled.lines[line]
  if (style.fields === 'form fields') {
    const area = { x: place.left - 4, y: y - rowHeight + 5, width: width + 4, height: rowHeight - 2 }
    paper.formField(`${filled.form.form}.line_${line}`, area, amount === undefined ? '' : printLine(amount, style), 8)
  } else if (amount !== undefined) {
    paper.text(place.right, y, printLine(amount, style), { size: 8.5, face: style.valueFace, align: 'right' })
  }
}

function drawFoot(paper: Paper, { form, year }: FilledForm): void {
  paper.rule(36, 752, 576, 752)
  paper.text(36, 762, 'For Disclosure, Privacy Act, and Paperwork Reduction Act Notice, see separate instructions.', {
    size: 6.5,
  })
  paper.text(574, 762, `${form.title.name} ${year}`, { size: 7, weight: 'bold', align: 'right' })
}

/** "1a" in full, then "b": forms omit a number that has not changed. */
function numberOf(line: string, previous: string): string {
  const [, digits, letter = ''] = /^(\d+)(\w*)$/.exec(line) ?? []
  return letter !== '' && previous.startsWith(digits!) && /\d[a-z]$/.test(previous) ? letter : line
}

function leader(paper: Paper, text: string, room: number, style: ReturnStyle): string {
  if (style.leaders === 'none') return text
  const dots = Math.floor((room - paper.widthOf(text, { size: 7.5 })) / paper.widthOf(' .', { size: 7.5 }))
  return text + ' .'.repeat(Math.max(0, dots))
}
