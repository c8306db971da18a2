import { Paper } from '../paper/paper.ts'
import { makeEmployment } from '../people/employment.ts'
import { payrollOf } from '../people/payroll.ts'
import { makePerson } from '../people/person.ts'
import { Random } from '../random.ts'
import type { Sample, SampleOptions } from '../sample.ts'
import { contentOf } from './boxes.ts'
import { drawOfficialForm } from './official-form.ts'
import { Pen } from './pen.ts'
import { chooseStyle, W2_LAYOUTS, type W2Style } from './style.ts'
import { drawSubstituteForm } from './substitute-form.ts'
import { truthOf, wageStatementOf, type WageStatement } from './wage-statement.ts'

const COPIES = [
  "Copy B\u2014To Be Filed With Employee's FEDERAL Tax Return.",
  "Copy C\u2014For EMPLOYEE'S RECORDS.",
  "Copy 2\u2014To Be Filed With Employee's State, City, or Local Income Tax Return.",
  "Copy 2\u2014To Be Filed With Employee's State, City, or Local Income Tax Return.",
] as const

export async function sampleW2({ seed, layout }: SampleOptions): Promise<Sample> {
  const random = new Random(`w2 ${seed}`)
  const person = makePerson(random.fork('person'))
  const employment = makeEmployment(random.fork('job'), { person, year: random.int(2019, 2025) })
  const pays = payrollOf(employment, random.fork('payroll'))
  const style = chooseStyle(
    random.fork('style'),
    W2_LAYOUTS.find((name) => name === layout),
  )
  return drawW2(wageStatementOf(employment, pays, random.fork('boxes')), style, `w2-${seed}.pdf`)
}

export async function drawW2(statement: WageStatement, style: W2Style, name: string): Promise<Sample> {
  const w2 = style.layout === 'four_up' || style.layout === 'substitute' ? narrowed(statement) : statement
  const paper = await Paper.create('sans')
  const pen = new Pen(paper, style)
  const content = contentOf(w2, style)
  const official = (y: number, copy: string) => drawOfficialForm(pen, 36, y, w2, style, content, copy)
  const substitute = (x: number, y: number, width: number, copy: string) =>
    drawSubstituteForm(pen, x, y, width, w2, style, content, copy)
  switch (style.layout) {
    case 'one_up':
    case 'form_fields':
      official(40, COPIES[1])
      break
    case 'two_up':
      official(36, COPIES[0])
      official(416, COPIES[1])
      break
    case 'substitute':
      substitute(120, 60, 320, COPIES[1])
      break
    case 'four_up':
      COPIES.forEach((copy, i) => substitute(i % 2 === 0 ? 30 : 316, i < 2 ? 14 : 404, 266, copy))
  }
  return {
    name,
    bytes: await paper.bytes(),
    contentType: 'application/pdf',
    truth: { file: name, documents: [truthOf(w2, [1, 1])] },
  }
}

/** A narrow form has room for one state and three coded items. */
function narrowed(w2: WageStatement): WageStatement {
  return { ...w2, coded: w2.coded.slice(0, 3), states: w2.states.slice(0, 1) }
}
