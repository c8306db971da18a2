import { Paper } from '../paper/paper.ts'
import { cityLine, type Person } from '../people/person.ts'
import type { Sample } from '../sample.ts'
import type { TruthDocument } from '../truth.ts'
import type { Return } from './calculate.ts'
import { drawForm, type FilledForm } from './draw-form.ts'
import { form1040, type MainFormName } from './form-1040.ts'
import { linesOf, type Form } from './form.ts'
import type { Business, FilingStatus, Property } from './income.ts'
import type { Lines } from './lines.ts'
import { drawShare } from './schedule-k1/draw-share.ts'
import { truthOfShare, type Share } from './schedule-k1/share.ts'
import { scheduleC } from './schedules/schedule-c.ts'
import { SCHEDULE_D } from './schedules/schedule-d.ts'
import { SCHEDULE_F } from './schedules/schedule-f.ts'
import {
  EARLIER_SCHEDULE_1,
  EARLIER_SCHEDULE_2,
  EARLIER_SCHEDULE_3,
  SCHEDULE_1,
  SCHEDULE_2,
  SCHEDULE_3,
  SCHEDULE_A,
  SCHEDULE_B,
  SCHEDULE_E,
  SCHEDULE_SE,
} from './schedules/schedules.ts'
import type { ReturnStyle } from './style.ts'

export interface FiledReturn {
  person: Person
  figures: Return
  mainForm: MainFormName
  business: Business | null
  /** Shares of businesses with several owners; their Schedule K-1s accompany the return. */
  shares: readonly Share[]
}

/** Form 1040 and the schedules that its amounts need, or only some of the forms; then the shares. */
export async function drawReturn(
  filed: FiledReturn,
  style: ReturnStyle,
  name: string,
  forms = formsOf(filed, style),
): Promise<Sample> {
  const paper = await Paper.create('sans')
  const documents = forms.map((filled, i): TruthDocument => {
    if (i > 0) paper.turnPage()
    const first = paper.pageCount
    drawForm(paper, filled, style)
    return truthOf(filled, [first, paper.pageCount])
  })
  for (const share of filed.shares) {
    paper.turnPage()
    const filled = { share, year: filed.figures.year, person: filed.person }
    drawShare(paper, filled, style)
    documents.push(truthOfShare(filled, paper.pageCount))
  }
  return { name, bytes: await paper.bytes(), contentType: 'application/pdf', truth: { file: name, documents } }
}

export function formsOf({ person, figures, mainForm, business }: FiledReturn, style: ReturnStyle): FilledForm[] {
  const { year } = figures
  const main: FilledForm = {
    form: form1040(year, mainForm),
    year,
    person,
    lines: figures.form1040,
    status: figures.status,
  }
  const schedules: [Form, Lines | null][] = [
    [year < 2021 ? EARLIER_SCHEDULE_1 : SCHEDULE_1, figures.schedule1],
    [year < 2021 ? EARLIER_SCHEDULE_2 : SCHEDULE_2, figures.schedule2],
    [year < 2021 ? EARLIER_SCHEDULE_3 : SCHEDULE_3, figures.schedule3],
    [SCHEDULE_A, figures.scheduleA],
    [SCHEDULE_B, figures.scheduleB],
    [scheduleC(style.expenses), figures.scheduleC],
    [SCHEDULE_D, figures.scheduleD],
    [SCHEDULE_E, figures.scheduleE],
    [SCHEDULE_F, figures.scheduleF],
    [SCHEDULE_SE, figures.scheduleSe],
  ]
  const attached = schedules.flatMap(([form, lines]): FilledForm[] => {
    if (!lines) return []
    const ofSchedule = {
      ...(form.form === 'schedule_c' && business ? { business } : {}),
      ...(form.form === 'schedule_e' ? { properties: figures.properties } : {}),
    }
    return [{ form, year, person, lines, ...ofSchedule }]
  })
  return [main, ...attached]
}

function truthOf(
  { form, year, person, lines, status, business, properties }: FilledForm,
  pages: TruthDocument['pages'],
): TruthDocument {
  const amounts = linesOf(form).map((line) => {
    const amount = lines[line]
    return [`line_${line}`, amount === undefined ? null : `${amount}.00`] as const
  })
  return {
    document_type: 'tax_return',
    form: form.form,
    pages,
    fields: {
      tax_year: String(year),
      taxpayer_name: person.name,
      taxpayer_ssn_last4: person.ssn.slice(-4),
      ...(status ? { filing_status: status satisfies FilingStatus } : {}),
      ...(business ? truthOfBusiness(business) : {}),
      ...Object.fromEntries((properties ?? []).flatMap(truthOfProperty)),
      ...Object.fromEntries(amounts),
    },
    entries: [],
  }
}

function truthOfBusiness({ name, ein, activity }: Business): TruthDocument['fields'] {
  return { business_name: name, business_ein: ein, principal_business: activity }
}

function truthOfProperty(property: Property, i: number): [name: string, value: string | null][] {
  const { address, type, rentalDays, personalDays } = property
  const column = 'abc'[i]!
  return [
    [`line_1a_${column}`, `${address.street}, ${cityLine(address)}`],
    [`line_1b_${column}`, String(type)],
    [`line_2_${column}`, String(rentalDays)],
    [`line_2_${column}_personal_use`, personalDays > 0 ? String(personalDays) : null],
  ]
}
