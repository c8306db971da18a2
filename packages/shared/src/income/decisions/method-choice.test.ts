import { repeated } from '../arithmetic/testing.ts'
import { withChoices } from './method-choice.ts'
import type { Figure, FigureLine } from '../model/rule-set.ts'

const EMPLOYMENT = 'employment-0123456789abcdef'

function line(part: string, monthly: string, alternatives: FigureLine['alternatives'] = []): FigureLine {
  return {
    key: `${EMPLOYMENT}.${part}`,
    subject: EMPLOYMENT,
    label: `Acme Corp: ${part}`,
    method: 'rules',
    monthly,
    months: null,
    document_ids: ['d1'],
    explanation: `$${monthly}`,
    alternatives,
    income: [{ kind: 'wages', monthly }],
  }
}

function figure(monthly: string | null, lines: FigureLine[], alternatives: Figure['alternatives'] = []): Figure {
  const whole = { monthly, months: null, method: 'sum_of_lines', explanation: 'Base and bonus' }
  return { ...whole, lines, alternatives, subjects: [], alerts: [], bank_activity: null }
}

const YTD = { method: 'year_to_date', monthly: '4800.00', explanation: '$48,000.00 / 10 = $4,800.00' }

function choice(subject: string, method: string) {
  return { kind: 'method' as const, eligibilityModelId: 'wage.v1', subject, method }
}

test('a method chosen for a line replaces its amount, and monthly income changes by the difference', () => {
  // 5,000.00 + 300.00 by the rules; 4,800.00 of year to date for base pay: 5,300 − 5,000 + 4,800 = 5,100.
  const rules = figure('5300.00', [line('base_pay', '5000.00', [YTD]), line('bonus', '300.00')])
  const chosen = withChoices(rules, [choice(`${EMPLOYMENT}.base_pay`, 'year_to_date')])
  expect(chosen.monthly).toBe('5100.00')
  expect(repeated(chosen.explanation)).toBe(510_000n)
  expect(repeated(chosen.lines[0]!.explanation)).toBe(480_000n)
  expect(chosen.lines[0]).toMatchObject({
    method: 'year_to_date',
    monthly: '4800.00',
    chosen: { method: 'year_to_date', in_place_of: 'rules', rules_monthly: '5000.00' },
    alternatives: [{ method: 'rules', monthly: '5000.00' }],
  })
  expect(chosen.lines[1]).toMatchObject({ monthly: '300.00', chosen: null })
  expect(chosen.alerts).toEqual([])
})

test('a method chosen for the whole model replaces its amount and leaves the lines unchanged', () => {
  const rules = figure('5300.00', [line('base_pay', '5000.00'), line('bonus', '300.00')], [YTD])
  const chosen = withChoices(rules, [choice('model', 'year_to_date')])
  expect(chosen).toMatchObject({
    monthly: '4800.00',
    method: 'year_to_date',
    chosen: { in_place_of: 'sum_of_lines', rules_monthly: '5300.00' },
    alternatives: [{ method: 'sum_of_lines', monthly: '5300.00', explanation: 'Base and bonus' }],
  })
  expect(chosen.lines.map(({ monthly }) => monthly)).toEqual(['5000.00', '300.00'])
})

test('choosing what the rules use already changes nothing', () => {
  const rules = figure('5000.00', [line('base_pay', '5000.00', [YTD])])
  expect(withChoices(rules, [choice(`${EMPLOYMENT}.base_pay`, 'rules')])).toEqual(withChoices(rules, []))
})

test.each([
  ['a line that is gone', choice(`${EMPLOYMENT}.overtime`, 'year_to_date')],
  ['a method that is gone', choice(`${EMPLOYMENT}.base_pay`, 'three_years')],
  ['a method of a model that has none', choice('model', 'year_to_date')],
])('%s leaves the result of the rules, with an alert', (_, gone) => {
  const rules = figure('5000.00', [line('base_pay', '5000.00', [YTD])])
  const left = withChoices(rules, [gone])
  expect({ ...left, alerts: [] }).toEqual(withChoices(rules, []))
  expect(left.alerts.map(({ code }) => code)).toEqual(['decision_without_effect'])
})

test('a failed model has no method to choose', () => {
  const chosen = withChoices(figure(null, []), [choice('model', 'year_to_date')])
  expect([chosen.monthly, chosen.alerts.map(({ code }) => code)]).toEqual([null, ['decision_without_effect']])
})
