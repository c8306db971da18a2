import type { QualifyingIncome } from '../../contract/income/model.ts'
import { type DecidedEntry, effectOfDecision, effectOnEntry } from './effect.ts'
import { modelOf, statement, stub } from '../testing/papers.ts'

const base = modelOf('wage', [
  stub(
    's1',
    { pay_frequency: 'monthly', period_start: '2026-05-01', period_end: '2026-05-31', pay_date: '2026-05-31' },
    { Regular: { pay: '5000.00' } },
  ),
]).qualifyingIncome

const entry: DecidedEntry = { documentId: 's1', hasAmount: true, eligible: true, override: false }
const unmoved = (after: QualifyingIncome, decided: DecidedEntry) =>
  effectOnEntry({ before: after, after }, decided).unmoved_because

test('an amount that changed needs no reason', () => {
  expect(effectOnEntry({ before: base, after: { ...base, monthly: '1.00' } }, entry)).toEqual({
    monthly_before: base.monthly,
    monthly: '1.00',
    unmoved_because: null,
  })
})

test.each([
  [base, { ...entry, override: true }, 'The rules give the same result'],
  [base, { ...entry, hasAmount: false }, 'no amount'],
  [base, { ...entry, documentId: 'another' }, 'No line of the figure uses the document'],
  [base, entry, 'calculated without this entry: Acme Corp – Jane Doe: base pay'],
  [{ ...base, chosen: { method: 'ytd_avg', in_place_of: 'a', rules_monthly: '1.00' } }, entry, 'chose ytd_avg'],
  [{ ...base, monthly: null, explanation: 'No earnings' }, entry, 'The model has no figure: No earnings'],
])('an amount that did not change has a reason (case %#)', (after, decided, words) => {
  expect(unmoved(after, decided)).toContain(words)
})

test('a choice and a confirmation without effect have a reason', () => {
  const figures = { before: base, after: base }
  expect(effectOfDecision(figures, 'method').unmoved_because).toContain('gives the figure')
  expect(effectOfDecision(figures, 'liquidity').unmoved_because).toContain('does not depend on this confirmation')
})

test('a line of which the borrower owns nothing reports that', () => {
  const fields = { account_number_last4: '1111', period_start: '2026-05-01', period_end: '2026-05-31' }
  const papers = [statement('s1', fields, [['2026-05-15', 'ACME PAYROLL', '500.00']])]
  const settings = { ownershipShare: '0' }
  const model = modelOf('bank_statement_personal', papers, { settings })
  expect(unmoved(model.qualifyingIncome, entry)).toContain('ownership share in force is 0 %')
})
