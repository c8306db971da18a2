import type { PackageIncome } from '../../contract/income/income.ts'
import { incomeOfPackage } from '../package/package-income.ts'
import type { Guideline } from '../settings/guideline.ts'
import { type Circumstances, models, type Paper, statement, stub, taxForm, w2 } from './papers.ts'

/** The income of a package with these documents. For tests. */
export function incomeOf(
  papers: readonly Paper[],
  guideline: Guideline = 'FNMA',
  circumstances: Circumstances = {},
): PackageIncome {
  const settings = { guideline, ...circumstances.settings }
  return incomeOfPackage({
    models: models(papers, 'wage', { ...circumstances, settings }).map((model) => ({
      ...model,
      id: model.eligibilityModelId,
    })),
    documents: papers.map(({ document }) => document),
    guideline,
  })
}

/** The codes of the missing documents. */
export const missing = ({ missing_papers: papers }: PackageIncome) => papers.map(({ code }) => code)

export const janesStub = stub(
  's1',
  { pay_frequency: 'monthly', period_start: '2026-05-01', period_end: '2026-05-31', pay_date: '2026-05-31' },
  { Regular: { pay: '5000.00', ytd: '25000.00' } },
)
export const janesW2 = w2('w1', '2025', '60000.00')
export const scheduleC = (id: string, year: string, net: string, taxpayer = 'Jane Doe') =>
  taxForm(id, 'schedule_c', year, { '31': net }, { taxpayer_name: taxpayer })
export const form1040 = (id: string, year: string) => taxForm(id, '1040', year, {})

export function businessMonth(holder = 'Doe Plumbing LLC', account = '1111', amount = '10000.00'): Paper {
  return statement(
    `b${account}`,
    {
      ...{ bank_name: 'First Bank', account_number_last4: account, account_holder: holder },
      ...{ period_start: '2026-01-01', period_end: '2026-01-31' },
    },
    [['2026-01-15', 'SQUARE INC DES:SDV DEPOSIT', amount]],
  )
}
