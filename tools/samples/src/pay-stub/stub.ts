import type { Employment } from '../people/employment.ts'
import type { LineKind, Pay } from '../people/payroll.ts'
import type { TruthDocument, TruthEntry } from '../truth.ts'
import { decimalOrNull } from '../truth.ts'
import { DEDUCTIONS, EARNINGS, TAXES } from '../people/payroll.ts'
import type { StubStyle } from './style.ts'

/** A pay stub before it is drawn. */
export interface Stub {
  employment: Employment
  pay: Pay
  style: StubStyle
}

/** What a layout prints in addition to lines, gross and net. */
export interface Printed {
  netYtd: boolean
  /** One total of taxes and deductions together. */
  totalDeductions: boolean
}

export function linesOf({ pay }: Stub, kinds: readonly LineKind[]) {
  return pay.lines.filter((line) => kinds.includes(line.kind))
}

export function truthOf(stub: Stub, page: number, printed: Printed): TruthDocument {
  const { employment, pay, style } = stub
  return {
    document_type: 'pay_stub',
    form: null,
    pages: [page, page],
    fields: {
      employer_name: employment.employer.name,
      employee_name: employment.person.name,
      period_start: pay.period.start,
      period_end: pay.period.end,
      pay_date: pay.period.payDate,
      ...(style.frequency === 'printed' ? { pay_frequency: employment.frequency } : {}),
      gross_pay: decimalOrNull(pay.gross),
      gross_pay_ytd: decimalOrNull(pay.grossYtd),
      net_pay: decimalOrNull(pay.net),
      ...(printed.netYtd ? { net_pay_ytd: decimalOrNull(pay.netYtd) } : {}),
      ...(printed.totalDeductions
        ? {
            total_deductions: decimalOrNull(pay.taxes + pay.deductions),
            total_deductions_ytd: decimalOrNull(pay.taxesYtd + pay.deductionsYtd),
          }
        : {}),
    },
    entries: [...entries(stub, EARNINGS, 'credit'), ...entries(stub, [...TAXES, ...DEDUCTIONS], 'debit')],
  }
}

function entries(stub: Stub, kinds: readonly LineKind[], direction: TruthEntry['direction']): TruthEntry[] {
  return linesOf(stub, kinds).map(({ kind, amount, ytd }) => ({
    description: stub.style.wording[kind],
    direction,
    amount: amount === 0n && stub.style.zeros === 'blank' ? null : decimalOrNull(amount),
    ytd_amount: decimalOrNull(ytd),
  }))
}
