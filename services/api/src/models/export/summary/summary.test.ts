import type { GradedAlert, IncomeModelDetail } from '@income/shared'
import { exampleModelDetail } from '../../../openapi/model-examples.ts'
import { pdfText } from '../../../testing/pdf-text.ts'
import type { ExportedModel } from '../exported.ts'
import { modelSummary } from './summary.ts'

type Income = NonNullable<IncomeModelDetail['qualifying_income']>
const income: Income = exampleModelDetail.qualifying_income!
const [line] = income.lines
const LETTER_AT_MOST = 72

function exported(values: Partial<Income>, more: Partial<ExportedModel> = {}): ExportedModel {
  const model = { ...exampleModelDetail, qualifying_income: { ...income, ...values } }
  const nothing = { entries: [], decisions: [], corrections: [], documents: [], signals: [], forms: [] }
  const fileNames = new Map<string, string>()
  return {
    packagePublicId: 'PKG-TEST',
    model,
    ...nothing,
    fileNames,
    madeAt: '2026-03-01T10:00:00.000000+00:00',
    ...more,
  }
}

async function onlyPage(of: ExportedModel): Promise<string> {
  const pages = await pdfText(await modelSummary(of))
  expect(pages).toHaveLength(1)
  return pages[0]!
}

function alert(severity: GradedAlert['severity'], code: string, message: string): GradedAlert {
  return { severity, code, message, action: 'Look at it.', document_ids: [] }
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

test('60 lines, 200 alerts and 500 decisions make one page, which counts what it omits', async () => {
  const long = 'Deposits of many months were averaged over the period of the statements. '.repeat(20)
  const text = await onlyPage(
    exported(
      {
        explanation: long,
        lines: many(60, (index) => ({ ...line!, label: `Line ${index}.`, explanation: long, monthly: `${index}.25` })),
        alerts: many(200, (index) => alert('note', `alert_${index}`, long)),
      },
      {
        decisions: many(500, (index) => ({
          ...{ kind: 'method', subject: `s${index}`, label: null, method: 'latest_year', reason: long },
          ...{ by: 'owner@example.test', at: '2026-03-01T10:00:00Z', in_effect: true },
        })),
      },
    ),
  )
  expect(text.split('\n').length).toBeLessThanOrEqual(LETTER_AT_MOST)
  expect(text).toContain('$0.25')
  const shown = (title: RegExp) => text.match(title)?.length ?? 0
  const more = [...text.matchAll(/and (\d+) more: see the worksheet/g)].map(([, count]) => Number(count))
  expect(more).toEqual([60 - shown(/Line \d+\./g), 200 - shown(/alert_\d+:/g), 500 - shown(/s\d+: method/g)])
  expect(Math.max(...more)).toBeLessThan(500)
})

test('alerts show their severity, the most severe first', async () => {
  const alerts = [alert('note', 'a', 'One.'), alert('critical', 'b', 'Two.'), alert('warning', 'c', 'Three.')]
  const text = await onlyPage(exported({ alerts }))
  const shown = [...text.matchAll(/(critical|warning|note): (\w): /g)].map(([, severity, code]) => [severity, code])
  expect(shown).toEqual([
    ['critical', 'b'],
    ['warning', 'c'],
    ['note', 'a'],
  ])
})

test('everything is shown if there is room', async () => {
  const lines = many(9, (index) => ({ ...line!, label: `Employer ${index}`, explanation: '$1.00 / 1 = $1.00' }))
  const text = await onlyPage(exported({ lines }))
  for (const { label } of lines) expect(text).toContain(label)
  expect(text).not.toContain('see the worksheet')
})

test('names in other scripts, markup, control characters and endless words are set as far as the fonts allow', async () => {
  const label = 'Łukasz Żółć, 山田太郎 <b>&amp;</b> (\\) \u0000\u202e🏠\nA−B ≥ C'
  const endless = 'W'.repeat(5_000)
  const text = await onlyPage(
    exported({
      lines: [
        { ...line!, label, explanation: endless },
        { ...line!, label: endless },
      ],
      explanation: label,
    }),
  )
  expect(text).toContain('Lukasz Zólc, ???? <b>&amp;</b> (\\) ? A-B >= C')
  expect(text).toContain('…')
})

test('a failed model shows the reason', async () => {
  const of = exported({})
  const failure = { code: 'no_period', message: 'No statement shows its period' }
  const model = { ...of.model, status: 'Failed' as const, failure, qualifying_income: null }
  expect(await onlyPage({ ...of, model })).toContain('none: No statement shows its period')
})
