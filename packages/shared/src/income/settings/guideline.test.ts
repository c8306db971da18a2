import { readFileSync } from 'node:fs'
import { GUIDELINE_NAMES, GUIDELINES, type GuidelineRules } from './guideline.ts'

const reference = readFileSync(`${import.meta.dirname}/../../../../../docs/documents.md`, 'utf8')
const section = reference.split(/^## Guidelines$/m)[1]!.split(/^## /m)[0]!
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

const percent = (share: string) => `${Number(share) * 100} %`
const months = (value: number) => `${value} months`
const rentalYears = { average_unless_declining: 'average', latest: 'latest' }
const years = { average_unless_declining: 'average', lesser_of_two_years_and_one: 'lesser' }

/** How docs/documents.md states each parameter. */
const WRITTEN: Readonly<Record<string, (rules: GuidelineRules) => string>> = {
  'gross-up of non-taxable income': ({ grossUpRate }) => percent(grossUpRate.value),
  'variable pay counts from': (rules) => months(rules.variablePayMinimumMonths.value),
  'variable pay usually has': (rules) => months(rules.variablePayUsualMonths.value),
  'years of variable pay': (rules) => years[rules.variablePayYears.value],
  'hours that vary are averaged with': ({ variableHoursPriorYears: { value } }) =>
    value === 1 ? '1 year' : `${value} years`,
  'a second job counts from': (rules) => months(rules.secondJobMonths.value),
  'self-employment usually has': (rules) => `${rules.selfEmploymentYears.value} years`,
  'years of self-employment': (rules) => years[rules.selfEmploymentYearsRule.value],
  'years of a rental property': (rules) => rentalYears[rules.rentalYears.value],
  'underwritten by hand after a fall of': ({ selfEmploymentDecline: { value } }) =>
    value === null ? '–' : percent(value),
  'self-employed from a share of': (rules) => percent(rules.selfEmploymentOwnership.value),
  'income that may end continues for': (rules) => months(rules.continuanceMonths.value),
  'what qualifies a business': ({ qualifiesDeposits }) => (qualifiesDeposits.value ? 'deposits' : 'returns'),
  'bank statements of': ({ qualifiesDeposits, statementMonths }) =>
    qualifiesDeposits.value ? months(statementMonths.value) : '–',
  'a deposit is large above': (rules) => percent(rules.largeDepositShare.value),
}

test('docs/documents.md has every parameter of every guideline', () => {
  const header = ['parameter', ...GUIDELINE_NAMES.map((name) => `\`${name}\``)]
  const expected = Object.entries(WRITTEN).map(([parameter, of]) => [
    parameter,
    ...GUIDELINE_NAMES.map((name) => of(GUIDELINES[name])),
  ])
  expect(rows.filter(([first]) => !/^-+$/.test(first!))).toEqual([header, ...expected])
  expect(expected).toHaveLength(Object.keys(GUIDELINES.FNMA).length - 1)
})

test('every parameter cites its paragraph', () => {
  const sources = GUIDELINE_NAMES.flatMap((name) => {
    const { title: _, ...parameters } = GUIDELINES[name]
    return Object.values(parameters).map(({ source }) => source)
  })
  expect(sources.filter((source) => source.trim() === '')).toEqual([])
})
