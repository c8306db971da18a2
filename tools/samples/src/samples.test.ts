import { centsFromDecimal, sumCents, type Cents } from '@income/shared'
import { demoPackage } from './demo-package.ts'
import { degrade } from './degrade/degrade.ts'
import { layoutsOf, sample } from './samples.ts'
import { SAMPLE_KINDS, type Sample } from './sample.ts'
import type { TruthDocument } from './truth.ts'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const cases = SAMPLE_KINDS.flatMap((kind) => layoutsOf(kind).map((layout) => ({ kind, layout })))

test.each(cases)(
  '$kind $layout: the same seed makes the same bytes, another makes others',
  async ({ kind, layout }) => {
    const [first, again, other] = await Promise.all([1, 1, 2].map((seed) => sample(kind, { seed, layout })))
    expect(Buffer.from(first!.bytes).equals(again!.bytes)).toBe(true)
    expect(first!.truth).toEqual(again!.truth)
    expect(Buffer.from(first!.bytes).equals(other!.bytes)).toBe(false)
  },
)

test('an unknown layout of a kind is refused by name', async () => {
  await expect(sample('w2', { seed: 1, layout: 'running_balance' })).rejects.toThrow('four_up')
})

test('statements balance, and their transactions add up to the printed summary', async () => {
  for (const document of await documentsOf('bank_statement')) {
    const { opening_balance, closing_balance, total_credits, total_debits } = amountsOf(document)
    expect(opening_balance! + total_credits! - total_debits!).toBe(closing_balance)
    expect(sumOf(document, 'credit')).toBe(total_credits)
    expect(sumOf(document, 'debit')).toBe(total_debits)
    for (const { date } of document.entries) {
      expect(date! >= document.fields['period_start']! && date! <= document.fields['period_end']!).toBe(true)
    }
  }
})

test('stubs: earnings add up to the gross, and the gross less taxes and deductions is the net', async () => {
  for (const document of await documentsOf('pay_stub')) {
    const { gross_pay, gross_pay_ytd, net_pay } = amountsOf(document)
    expect(sumOf(document, 'credit')).toBe(gross_pay)
    expect(gross_pay! - sumOf(document, 'debit')).toBe(net_pay)
    expect(sumOf(document, 'credit', 'ytd_amount')).toBe(gross_pay_ytd)
  }
})

test('W-2s: taxes are their share of the wages, within the rounding of every pay', async () => {
  for (const document of await documentsOf('w2')) {
    const { box_3, box_4, box_5, box_6 } = amountsOf(document)
    expectNear(box_4!, (box_3! * 620n) / 10_000n, 30n)
    expectNear(box_6!, (box_5! * 145n) / 10_000n, 30n)
  }
})

test('returns: the sums of Form 1040 hold, and schedules carry over to it', async () => {
  for (const seed of SEEDS) {
    const { truth } = await sample('tax_return', { seed })
    const [main, ...schedules] = truth.documents
    const lines = amountsOf(main!)
    const line = (name: string) => lines[`line_${name}`] ?? 0n
    const gain = line('7') + line('7a')
    const retired = line('4b') + line('5b') + line('6b')
    expect(line('9')).toBe(line('1z') + line('1') + line('2b') + line('3b') + retired + gain + line('8'))
    expect(line('24')).toBe(line('22') + line('23'))
    expect(line('34') - line('37')).toBe(line('33') - line('24'))
    const carried = (form: string, name: string) => {
      const schedule = schedules.find((document) => document.form === form)
      return schedule ? (amountsOf(schedule)[name] ?? 0n) : 0n
    }
    const results = [
      carried('schedule_c', 'line_31'),
      carried('schedule_e', 'line_26'),
      carried('schedule_f', 'line_34'),
    ]
    expect(results.reduce((total, result) => total + result)).toBe(line('8'))
    expect(carried('schedule_d', 'line_16')).toBe(gain)
  }
})

test('a mixed file has documents of several kinds, page after page', async () => {
  const files = await Promise.all(SEEDS.map((seed) => sample('mixed', { seed })))
  const kinds = files.map(({ truth }) => new Set(truth.documents.map((document) => document.document_type)).size)
  expect(Math.max(...kinds)).toBeGreaterThan(1)
  for (const { truth } of files) {
    const firsts = truth.documents.map(({ pages: [first] }) => first)
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
  }
})

test('a statement has the requested length', async () => {
  const { truth } = await sample('bank_statement', { seed: 3, layout: 'running_balance', pages: 12 })
  expect(truth.documents[0]!.pages[1]).toBeGreaterThanOrEqual(12)
})

test('a scan has an image for every page and no text; a photo shows the first page', async () => {
  const native = await sample('bank_statement', { seed: 2, layout: 'sections' })
  const scan = await degrade(native, { format: 'pdf', dpi: 60, turn: 1, noise: 10, quality: 60 })
  expect(scan.truth.documents).toHaveLength(native.truth.documents.length)
  expect(Buffer.from(scan.bytes).toString('latin1')).not.toContain('/Font')
  const photo = await degrade(native, { format: 'jpeg', dpi: 60, shadow: 0.3, perspective: 0.04 })
  expect([...photo.bytes.slice(0, 2)]).toEqual([0xff, 0xd8])
  expect(photo.truth.documents).toHaveLength(1)
  const again = await degrade(native, { format: 'jpeg', dpi: 60, shadow: 0.3, perspective: 0.04 })
  expect(Buffer.from(photo.bytes).equals(again.bytes)).toBe(true)
})

test('the documents of the demo package are consistent', async () => {
  const [statement, stub, w2, main, scheduleC] = (await demoPackage()).map((made) => made.truth.documents[0]!)
  const deposits = statement!.entries.filter((entry) => entry.direction === 'credit').map((entry) => entry.amount)
  expect(deposits).toContain(stub!.fields['net_pay'])
  expect(w2!.fields['employer_name']).toBe(stub!.fields['employer_name'])
  const names = [
    statement!.fields['account_holder']!,
    stub!.fields['employee_name'],
    w2!.fields['employee_name'],
    main!.fields['taxpayer_name'],
  ]
  expect(new Set(names.map((name) => name!.toUpperCase())).size).toBe(1)
  expectNear(amountsOf(main!)['line_1a']!, amountsOf(w2!)['box_1']!, 50n)
  expect(main!.fields['line_8']).toBe(scheduleC!.fields['line_31'])
})

async function documentsOf(kind: Parameters<typeof sample>[0]): Promise<TruthDocument[]> {
  const made: Sample[] = await Promise.all(SEEDS.map((seed) => sample(kind, { seed })))
  return made.flatMap(({ truth }) => truth.documents)
}

function amountsOf(document: TruthDocument): Record<string, Cents> {
  const amounts = Object.entries(document.fields).filter(([, value]) => value !== null && /^-?\d+\.\d\d$/.test(value))
  return Object.fromEntries(amounts.map(([name, value]) => [name, centsFromDecimal(value!)]))
}

function sumOf(document: TruthDocument, direction: string, of: 'amount' | 'ytd_amount' = 'amount'): Cents {
  const entries = document.entries.filter((entry) => entry.direction === direction)
  return sumCents(entries.map((entry) => centsFromDecimal(entry[of] ?? '0')))
}

function expectNear(actual: Cents, expected: Cents, tolerance: Cents): void {
  expect(actual - expected <= tolerance && expected - actual <= tolerance).toBe(true)
}
