import type { BoxId } from './boxes.ts'
import type { Pen } from './pen.ts'
import { amountIn, type W2Style } from './style.ts'
import type { WageStatement } from './wage-statement.ts'

const ROW = 21.5

/** A payroll provider's form: two columns in its own order, narrow enough for four on a page. */
export function drawSubstituteForm(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  w2: WageStatement,
  style: W2Style,
  content: Record<BoxId, string[]>,
  copy: string,
): void {
  const { paper } = pen
  const half = width / 2
  let top = y
  const row = (height: number, ...cells: ((left: number, top: number, height: number) => void)[]) => {
    cells.forEach((cell, i) => cell(x + i * half, top, height))
    top += height
  }
  const amount = (box: BoxId, caption: string) => (left: number, at: number, height: number) =>
    pen.amount(left, at, half, height, box, caption, content[box])
  const coded = (box: BoxId, caption: string) => (left: number, at: number, height: number) =>
    pen.coded(left, at, half, height, box, caption, content[box])
  const wide =
    (number: string, caption: string, lines: readonly string[]) => (left: number, at: number, height: number) =>
      pen.lines(left, at, width, height, number, caption, lines)

  row(ROW, amount('1', 'Wages, tips, other comp.'), amount('2', 'Federal income tax withheld'))
  row(ROW, amount('3', 'Social security wages'), amount('4', 'Social security tax withheld'))
  row(ROW, amount('5', 'Medicare wages and tips'), amount('6', 'Medicare tax withheld'))
  row(ROW, amount('d', 'Control number'), amount('10', 'Dependent care benefits'))
  row(50, wide('c', "Employer's name, address, and ZIP code", content.c))
  row(ROW, amount('b', "Employer's FED ID number"), amount('a', "Employee's SSA number"))
  row(ROW, amount('7', 'Social security tips'), amount('8', 'Allocated tips'))
  row(ROW, amount('11', 'Nonqualified plans'), coded('12a', 'See instructions for box 12'))
  row(ROW, amount('14', 'Other'), coded('12b', ''))
  row(ROW, () => undefined, coded('12c', ''))
  row(50, wide('e/f', "Employee's name, address and ZIP code", [content.e.join(' '), ...content.f]))
  const [home] = w2.states
  const state = (text: string | undefined) => (text === undefined || text === '' ? [] : [text])
  const third =
    (number: string, caption: string, value: string | undefined) => (left: number, at: number, height: number) =>
      pen.amount(left, at, half, height, number, caption, state(value))
  row(
    ROW,
    third('15', "State  Employer's state ID no.", home && `${home.state}  ${home.id}`),
    third('16', 'State wages, tips, etc.', home && amountIn(style, home.wages)),
  )
  row(
    ROW,
    third('17', 'State income tax', home && amountIn(style, home.tax)),
    third('18', 'Local wages, tips, etc.', home?.local ? amountIn(style, home.local.wages) : ''),
  )
  row(
    ROW,
    third('19', 'Local income tax', home?.local ? amountIn(style, home.local.tax) : ''),
    third('20', 'Locality name', home?.local?.name),
  )
  paper.text(x, top + 10, copy, { size: 6, face: 'sans' })
  paper.text(x, top + 22, `${w2.year} W-2`, { size: 13, weight: 'bold', face: 'sans' })
  paper.text(x + 80, top + 22, 'Wage and Tax Statement', { size: 8, face: 'sans' })
}
