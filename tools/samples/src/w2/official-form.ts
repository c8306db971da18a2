import type { BoxId } from './boxes.ts'
import type { Pen } from './pen.ts'
import { amountIn, type W2Style } from './style.ts'
import type { WageStatement } from './wage-statement.ts'

const LEFT = 290
const RIGHT = 125
const ROW = 24

/** Captions of the boxes in two columns on the right, from top to bottom. */
const AMOUNTS: readonly [BoxId, string, BoxId, string][] = [
  ['1', 'Wages, tips, other compensation', '2', 'Federal income tax withheld'],
  ['3', 'Social security wages', '4', 'Social security tax withheld'],
  ['5', 'Medicare wages and tips', '6', 'Medicare tax withheld'],
  ['7', 'Social security tips', '8', 'Allocated tips'],
]

/** The arrangement of the official form, 540 points wide and about 300 high. */
export function drawOfficialForm(
  pen: Pen,
  x: number,
  y: number,
  w2: WageStatement,
  style: W2Style,
  content: Record<BoxId, string[]>,
  copy: string,
): void {
  const { paper } = pen
  const middle = x + LEFT
  const right = middle + RIGHT
  paper.box(x, y, 110, ROW)
  pen.amount(x + 110, y, 130, ROW, 'a', "Employee's social security number", content.a)
  paper.box(x + 240, y, 300, ROW)
  paper.text(x + 246, y + 16, 'OMB No. 1545-0008', { size: 6, face: 'sans' })
  pen.amount(x, y + ROW, LEFT, ROW, 'b', 'Employer identification number (EIN)', content.b)
  pen.lines(x, y + 2 * ROW, LEFT, 3 * ROW - 8, 'c', "Employer's name, address, and ZIP code", content.c)
  AMOUNTS.forEach(([odd, oddCaption, even, evenCaption], i) => {
    pen.amount(middle, y + (i + 1) * ROW, RIGHT, ROW, odd, oddCaption, content[odd])
    pen.amount(right, y + (i + 1) * ROW, RIGHT, ROW, even, evenCaption, content[even])
  })
  pen.amount(x, y + 5 * ROW - 8, LEFT, ROW + 8, 'd', 'Control number', content.d)
  paper.box(middle, y + 5 * ROW, RIGHT, ROW, 0.8)
  pen.frame(middle, y + 5 * ROW, RIGHT, ROW, '9', '')
  pen.amount(right, y + 5 * ROW, RIGHT, ROW, '10', 'Dependent care benefits', content[10])
  pen.amount(middle, y + 6 * ROW, RIGHT, ROW, '11', 'Nonqualified plans', content[11])
  pen.coded(right, y + 6 * ROW, RIGHT, ROW, '12a', 'See instructions for box 12', content['12a'])
  pen.coded(right, y + 7 * ROW, RIGHT, ROW, '12b', '', content['12b'])
  pen.coded(right, y + 8 * ROW, RIGHT, ROW, '12c', '', content['12c'])
  pen.coded(right, y + 9 * ROW, RIGHT, ROW, '12d', '', content['12d'])
  drawCheckboxes(pen, middle, y + 7 * ROW, content[13])
  pen.lines(middle, y + 8 * ROW, RIGHT, 2 * ROW, '14', 'Other', content[14])
  drawEmployee(pen, x, y + 6 * ROW, style, content)
  drawStates(pen, x, y + 10 * ROW, w2, style)
  drawTitle(pen, x, y + 12 * ROW + 14, w2.year, copy)
}

function drawEmployee(pen: Pen, x: number, y: number, style: W2Style, content: Record<BoxId, string[]>): void {
  const { paper } = pen
  if (style.layout === 'form_fields') {
    pen.lines(x, y, LEFT, 4 * ROW, 'e', "Employee's first name and initial", [content.e.join(' '), ...content.f])
  } else {
    pen.frame(x, y, LEFT, 4 * ROW, 'e', "Employee's first name and initial")
    pen.write(x + 14, y + 18, content.e[0]!)
    pen.write(x + 140, y + 18, content.e[1]!)
    content.f.forEach((line, i) => pen.write(x + 14, y + 40 + i * 13, line))
  }
  paper.text(x + 134, y + 7, 'Last name', { size: 6, face: 'sans' })
  paper.text(x + 268, y + 7, 'Suff.', { size: 6, face: 'sans' })
  paper.text(x + 3, y + 4 * ROW - 3, 'f', { size: 6, weight: 'bold', face: 'sans' })
  paper.text(x + 10, y + 4 * ROW - 3, "Employee's address and ZIP code", { size: 6, face: 'sans' })
}

function drawCheckboxes(pen: Pen, x: number, y: number, marks: readonly string[]): void {
  const { paper } = pen
  paper.box(x, y, RIGHT, ROW)
  paper.text(x + 3, y + 7, '13', { size: 6, weight: 'bold', face: 'sans' })
  const captions = [
    ['Statutory', 'employee'],
    ['Retirement', 'plan'],
    ['Third-party', 'sick pay'],
  ] as const
  captions.forEach(([above, below], i) => {
    const left = x + 16 + i * 37
    paper.text(left, y + 6, above, { size: 5, face: 'sans' })
    paper.text(left, y + 11, below, { size: 5, face: 'sans' })
    paper.box(left + 6, y + 13, 9, 9)
  })
  if (marks.length > 0) paper.text(x + 16 + 37 + 8, y + 20.5, 'X', { size: 8, face: 'sans' })
}

const STATE_COLUMNS: readonly [x: number, width: number, number: string, caption: string][] = [
  [0, 30, '15', 'State'],
  [30, 100, '', "Employer's state ID number"],
  [130, 85, '16', 'State wages, tips, etc.'],
  [215, 80, '17', 'State income tax'],
  [295, 85, '18', 'Local wages, tips, etc.'],
  [380, 80, '19', 'Local income tax'],
  [460, 80, '20', 'Locality name'],
]

function drawStates(pen: Pen, x: number, y: number, w2: WageStatement, style: W2Style): void {
  for (const [left, width, number, caption] of STATE_COLUMNS) pen.frame(x + left, y, width, 2 * ROW, number, caption)
  w2.states.forEach(({ state, id, wages, tax, local }, i) => {
    const row = [state, id, amountIn(style, wages), amountIn(style, tax)]
    if (local) row.push(amountIn(style, local.wages), amountIn(style, local.tax), local.name)
    row.forEach((text, column) => pen.write(x + STATE_COLUMNS[column]![0] + 6, y + 18 + i * (ROW - 1), text))
  })
}

function drawTitle({ paper }: Pen, x: number, y: number, year: number, copy: string): void {
  paper.text(x, y, 'Form', { size: 6, face: 'sans' })
  paper.text(x + 18, y, 'W-2', { size: 15, weight: 'bold', face: 'sans' })
  paper.text(x + 62, y, 'Wage and Tax Statement', { size: 9, weight: 'bold', face: 'sans' })
  paper.text(x + 250, y, String(year), { size: 17, weight: 'bold', face: 'sans' })
  paper.text(x + 540, y, 'Department of the Treasury\u2014Internal Revenue Service', {
    size: 6,
    align: 'right',
    face: 'sans',
  })
  paper.text(x, y + 10, copy, { size: 6.5, weight: 'bold', face: 'sans' })
}
