import { day, lastOfMonth } from './calendar.ts'
import { drawStatement } from './bank-statement/draw-statement.ts'
import { makeAccount } from './bank-statement/bank-statement.ts'
import { chooseStyle as chooseStatementStyle } from './bank-statement/style.ts'
import { degrade } from './degrade/degrade.ts'
import { drawPayStub } from './pay-stub/pay-stub.ts'
import { chooseStyle as chooseStubStyle } from './pay-stub/style.ts'
import { makeEmployment, type Employment } from './people/employment.ts'
import { payrollOf, type Pay } from './people/payroll.ts'
import type { Person } from './people/person.ts'
import { Random } from './random.ts'
import type { Sample } from './sample.ts'
import { calculateReturn } from './tax-return/calculate.ts'
import { chooseStyle as chooseReturnStyle } from './tax-return/style.ts'
import { drawReturn, formsOf, type FiledReturn } from './tax-return/draw-return.ts'
import { makeBusiness } from './tax-return/make-income.ts'
import { chooseStyle as chooseW2Style } from './w2/style.ts'
import { drawW2 } from './w2/w2.ts'
import { wageStatementOf, type WageStatement } from './w2/wage-statement.ts'

/** The tax year; the stub and the bank statement are from the following year. */
const TAX_YEAR = 2024
const MONTH = 3

const APPLICANT: Person = {
  first: 'Elena R',
  last: 'Whitfield',
  name: 'Elena R Whitfield',
  ssn: '412-55-7788',
  address: { street: '118 Hawthorne Avenue', city: 'Raleigh', state: 'NC', zip: '27601' },
}

/**
 * The documents of one applicant, in every format: a bank statement with the stub's net pay among its deposits, a stub,
 * the previous year's W-2 from the same employer, and the return with that W-2's wages and a small business.
 */
export async function demoPackage(): Promise<Sample[]> {
  const random = new Random('demo package')
  const job = { ...makeEmployment(random.fork('job'), { person: APPLICANT, year: TAX_YEAR, frequency: 'biweekly' }) }
  const lastYear = payrollOf(job, random.fork('last year'))
  const thisYear = payrollOf({ ...job, year: TAX_YEAR + 1 }, random.fork('this year'))
  const month = thisYear.filter((pay) => pay.period.payDate.startsWith(`${TAX_YEAR + 1}-0${MONTH}`))
  const w2 = plain(wageStatementOf(job, lastYear, random.fork('w2')))
  const filed = fileReturn(w2, random.fork('return'))
  const returnStyle = chooseReturnStyle(random.fork('return style'), 'printed')
  const forms = formsOf(filed, returnStyle)
  return [
    await bankStatement(job, month, random.fork('bank')),
    await payStub({ ...job, year: TAX_YEAR + 1 }, month.at(-1)!, random.fork('stub')),
    await w2Photo(w2, random.fork('w2 style')),
    await drawReturn(
      filed,
      returnStyle,
      'form-1040.pdf',
      forms.filter(({ form }) => form.form === '1040'),
    ),
    await drawReturn(
      filed,
      returnStyle,
      'schedule-c.pdf',
      forms.filter(({ form }) => form.form === 'schedule_c'),
    ),
  ]
}

function bankStatement(job: Employment, pays: readonly Pay[], random: Random): Promise<Sample> {
  const start = day(TAX_YEAR + 1, MONTH, 1)
  const end = lastOfMonth(TAX_YEAR + 1, MONTH)
  const deposits = pays.map(({ net, period }) => ({
    date: period.payDate,
    amount: net,
    description: `${job.employer.name.toUpperCase()} PAYROLL PPD ID: 9111568877`,
  }))
  const account = makeAccount(random, { start, end, type: 'checking', count: 34, deposits, checks: 'some' })
  const statement = {
    bank: 'First Granite Bank',
    holders: [APPLICANT.name],
    address: APPLICANT.address,
    start,
    end,
    accounts: [account],
  }
  const style = { ...chooseStatementStyle(random, 'running_balance'), disclosure: 'last page' as const }
  return drawStatement(statement, style, 'bank-statement.pdf')
}

async function payStub(job: Employment, pay: Pay, random: Random): Promise<Sample> {
  const style = { ...chooseStubStyle(random, 'stacked'), frequency: 'printed' as const, face: 'sans' as const }
  return degrade(await drawPayStub({ employment: job, pay, style }, 'pay-stub.pdf'), { format: 'png', dpi: 200 })
}

async function w2Photo(w2: WageStatement, random: Random): Promise<Sample> {
  const style = { ...chooseW2Style(random, 'two_up'), face: 'sans' as const, dollarSign: false, grouping: true }
  return degrade(await drawW2(w2, style, 'w-2.pdf'), { format: 'jpeg', dpi: 250, quality: 90 })
}

function fileReturn(w2: WageStatement, random: Random): FiledReturn {
  const { business, income } = makeBusiness(random)
  const figures = calculateReturn(TAX_YEAR, 'single', {
    wages: wholeDollars(w2.boxes[1]!),
    interest: 312n,
    taxExemptInterest: 0n,
    dividends: 0n,
    retirement: {},
    withheld: wholeDollars(w2.boxes[2]!),
    business: income,
    rentals: [],
    farm: null,
    gains: null,
    educationCredit: 0n,
    itemized: null,
  })
  return { person: APPLICANT, figures, mainForm: '1040', business, shares: [] }
}

/** Without the rarer boxes. */
function plain(w2: WageStatement): WageStatement {
  return { ...w2, coded: w2.coded.filter(({ code }) => code === 'D'), boxes: { ...w2.boxes, 10: null, 11: null } }
}

/** As returns are filed: cents rounded half up. */
function wholeDollars(cents: bigint): bigint {
  return (cents + 50n) / 100n
}
