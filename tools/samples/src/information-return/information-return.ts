import { centsFromDecimal, decimalFromCents, type Cents } from '@income/shared'
import { Paper } from '../paper/paper.ts'
import { cityLine, makeEmployer, makePerson } from '../people/person.ts'
import { Random } from '../random.ts'
import type { Sample, SampleOptions } from '../sample.ts'
import { FORMS_1099, type Box, type Form1099 } from './forms.ts'

/** Each form is a separate layout. */
export const LAYOUTS_1099: readonly string[] = FORMS_1099.map(({ form }) => form)

const [LEFT, WIDTH, BOX, ROW] = [36, 250, 128, 28]
const SMALL = { size: 6 }

export async function sampleInformationReturn({ seed, layout }: SampleOptions): Promise<Sample> {
  const random = new Random(`information return ${seed}`)
  const form = FORMS_1099.find((known) => known.form === layout) ?? random.pick(FORMS_1099)
  const [person, payer, year] = [
    makePerson(random.fork('person')),
    makeEmployer(random.fork('payer')),
    random.int(2021, 2025),
  ]
  const values = valuesOf(form, random.fork('boxes'))
  const asked = form.form === 'ssa-1099' ? ssaCaptions(person) : captions(person, payer)
  const paper = await Paper.create('sans')
  for (const copy of random.chance(0.5) ? [0] : [0, 1]) drawCopy(paper, 40 + 340 * copy, { form, year, values, asked })
  const name = `information-return-${seed}.pdf`
  const fields = {
    tax_year: String(year),
    ...(form.omb === '' ? {} : { payer_name: payer.name, payer_tin: payer.ein }),
    taxpayer_name: person.name,
    taxpayer_ssn_last4: person.ssn.slice(-4),
    ...Object.fromEntries([...values].map(([box, value]) => [`box_${box}`, value])),
  }
  const document = {
    document_type: 'tax_return' as const,
    form: form.form,
    pages: [1, 1] as [number, number],
    fields,
    entries: [],
  }
  return {
    name,
    bytes: await paper.bytes(),
    contentType: 'application/pdf',
    truth: { file: name, documents: [document] },
  }
}

/** The contents of the boxes. No benefits were repaid. */
function valuesOf({ boxes, form }: Form1099, random: Random): Map<string, string> {
  const values = new Map<string, string>()
  for (const { number, amount, text } of boxes)
    if (text !== undefined) values.set(number, text)
    else if (amount) values.set(number, decimalFromCents(random.cents(...amount)))
  if (form === 'ssa-1099') values.set('5', values.get('3')!)
  return values
}

type Asked = readonly (readonly [caption: string, lines: readonly string[], height: number])[]
type Person = ReturnType<typeof makePerson>

function captions(person: Person, payer: ReturnType<typeof makeEmployer>): Asked {
  return [
    [
      "PAYER'S name, street address, city or town, state or province, and ZIP",
      [payer.name, payer.address.street, cityLine(payer.address)],
      56,
    ],
    ["PAYER'S TIN", [payer.ein], ROW],
    ["RECIPIENT'S TIN", [person.ssn], ROW],
    ["RECIPIENT'S name", [person.name], ROW],
    ['Street address (including apt. no.)', [person.address.street], ROW],
    ['City or town, state or province, country, and ZIP', [cityLine(person.address)], ROW],
    ['Account number (see instructions)', [], ROW],
  ]
}

function ssaCaptions(person: Person): Asked {
  return [
    ['Box 1. Name', [person.name], ROW],
    ["Box 2. Beneficiary's Social Security Number", [person.ssn], ROW],
    ['Box 7. Address', [person.address.street, cityLine(person.address)], 44],
  ]
}

interface Filled {
  form: Form1099
  year: number
  values: ReadonlyMap<string, string>
  asked: Asked
}

function drawCopy(paper: Paper, top: number, { form, year, values, asked }: Filled): void {
  const isSsa = form.form === 'ssa-1099'
  const name = form.form.toUpperCase()
  paper.text(LEFT, top, isSsa ? `FORM ${name} - ${form.title}` : `Form ${name}`, { size: 9, weight: 'bold' })
  if (!isSsa) paper.text(LEFT + 100, top, `OMB No. ${form.omb}   ${form.title}   For calendar year`, SMALL)
  paper.text(LEFT + WIDTH + 2 * BOX, top, String(year), { size: 12, weight: 'bold', align: 'right' })
  let y = top + 10
  for (const [caption, lines, height] of asked) {
    paper.box(LEFT, y, WIDTH, height)
    paper.text(LEFT + 3, y + 8, caption, SMALL)
    for (const [i, line] of lines.entries()) paper.text(LEFT + 8, y + 20 + 12 * i, line, { size: 9 })
    y += height
  }
  for (const [i, box] of form.boxes.entries())
    drawBox(
      paper,
      [LEFT + WIDTH + BOX * (i % 2), top + 10 + ROW * Math.floor(i / 2)],
      captionOf(box, isSsa, year),
      values.get(box.number),
    )
}

const captionOf = ({ number, caption }: Box, isSsa: boolean, year: number) =>
  isSsa ? `Box ${number}. ${caption}${/ (?:in|for)$/.test(caption) ? ` ${year}` : ''}` : `${number}  ${caption}`

function drawBox(paper: Paper, [x, y]: readonly [number, number], caption: string, value: string | undefined): void {
  paper.box(x, y, BOX, ROW)
  paper.text(x + 3, y + 8, caption, SMALL)
  if (value !== undefined) paper.text(x + BOX - 6, y + 22, printed(value), { size: 9, align: 'right' })
}

/** "1,234.50", or a code unchanged. */
function printed(value: string): string {
  if (!value.includes('.')) return value
  const cents: Cents = centsFromDecimal(value)
  return `${(cents / 100n).toLocaleString('en-US')}.${String(cents % 100n).padStart(2, '0')}`
}
