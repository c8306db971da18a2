import { plain } from './normalise.ts'
import { within } from './phrases.ts'

const LABEL_WORDS = within(`
  employees?, employer, period, dates?, number, num, no, id, ssn, ein, fein, social, security, status, address, department, dept,
  division, check, cheque, rate, hours?, hrs, title, gross, net, earnings?, deductions?, tax(es|able)?, statement, stub, payroll,
  paycheck, voucher, advice, marital, filing, grade, branch, exemptions?, allowances?, frequency, ytd, current, total, federal,
  state, local, file, clock, account, deposit, amount, non negotiable, page, phone, email, name, location, batch, begin(ning)?,
  end(ing)?, schedule, information, dist, site, doc, type, co, cost center, position, job, manager, memo, void, slip, pay,
  reference, authorized, signature, summary, description, hire, change, edit
`)

const EACH = new RegExp(LABEL_WORDS, 'g')

/** Words with which payroll documents label amounts and dates. */
export const hasLabelWord = (text: string) => LABEL_WORDS.test(plain(text))

/** A normalised text without those words. */
export const withoutLabelWords = (label: string) => label.replace(EACH, ' ')
