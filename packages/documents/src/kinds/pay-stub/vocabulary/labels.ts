import type { DateLabels } from '../../../labels/dates.ts'
import { either, within, anyOf, whole } from '../../../vocabulary/phrases.ts'
import { inEnglish, plain } from '../../../vocabulary/normalise.ts'

/** `date`: without another name, which on a stub is its own date. */
export type DateMeaning =
  | 'pay_date'
  | 'period_start'
  | 'period_end'
  | 'period'
  | 'hire_date'
  | 'rehire_date'
  | 'other'
  | 'date'

/** The labels of dates. The label that ends closest before the date counts. */
const LABELS: readonly [DateMeaning, RegExp][] = [
  [
    'other',
    within(`
      date of birth, birth( ?date)?, dob, seniority, anniversary, tb date, print(ed)?( date| on)?,
      run date, expir\\w*, effective( date)?, review date, void after, terminat\\w*, term date, as of,
      orig(inal)? ((check|cheque|pay(ment)?) )?date, last day,
      (next|following|previous|prior) (scheduled )?(pay(ment|roll|check)? ?)?(period|date|day|check|cheque)( (begin|end)(s|ning|ing)?)?( date)?
    `),
  ],
  ['hire_date', within('(orig(inal)? )?(hire(d)?( date| dt)?( on)?|date (of hire|hired)), doh')],
  ['rehire_date', within('re ?hire(d)?( date| dt)?( on)?, date of rehire')],
  [
    'pay_date',
    within(`
      pay(ment|roll|out)? ?dates?, pay dt, pay ?day, paid( on)?, deposited( on)?,
      (check|cheque|paycheck|chk|ck|advice|deposit|issue|warrant|distribution|settlement|voucher|disbursement|direct deposit|dd|process) (date|dt),
      date (paid|of (pay(ment)?|check|cheque|issue)|issued), date of pay, (pay ?stub|pay ?slip|paycheck) for
    `),
  ],
  ['date', /^ ?(date|(pay|earnings) ?(slip|stub|check|statement|advice)) ?$/],
  [
    'period_start',
    /\b((pay |payroll )?(period|per|week|cycle) (begin(s|ning)?|beg|start(s|ing|ed)?|from)( date| dt)?|(pay |period )?(begin(ning)?|start(ing)?|beg)( date| dt| day)?|period from|from( date)?|begin)\b/,
  ],
  [
    'period_end',
    either(
      within(`
        (pay |payroll )?(period|per|week|cycle) (end(s|ing|ed)?|thru|through|to)( date| dt)?,
        (pay |period )?(end(ing)?)( date| dt| day)?, (weeks?|fortnight|month|quarter) (ending|ended), p e( date)?, ppe( date)?,
        w e( date)?
      `),
      /^ ?(to|thru|through) ?$/,
    ),
  ],
  [
    'period',
    either(
      within(`
        (pay |payroll )?(period|per) (beg(in(ning)?)?|start|from) (and |to )?((pay |payroll )?(period|per) )?(end(ing)?|to|thru)( dates?)?,
        (pay|payroll|work|earnings?|current|billing) (period|cycle|record)( dates?| covered)?, period( covered| dates?)?, cycle,
        pay dates covered, dates? covered, for (the )?(period|dates)( of)?, service dates?, time period
      `),
      /^ ?(pay )?week ?$/,
    ),
  ],
]
const PATTERNS = LABELS.map(([meaning, pattern]) => [meaning, new RegExp(pattern, 'g')] as const)

export const dateMeaning = (text: string): DateMeaning | null => lastLabel(text)?.meaning ?? null

export const STUB_DATES: DateLabels<DateMeaning> = {
  meaning: dateMeaning,
  // "SSN ending 1182" is a label with its value.
  endsInLabel: (text) => !/\d\W*$/.test(text) && lastLabel(text)?.end === plainLabel(text).trimEnd().length,
  period: 'period',
  bare: 'date',
}

const plainLabel = (text: string) => inEnglish(text.toLowerCase()).replace(/[^a-z]+/g, ' ')

function lastLabel(text: string): { meaning: DateMeaning; end: number } | null {
  const label = plainLabel(text)
  let best: { meaning: DateMeaning; end: number; length: number } | null = null
  for (const [meaning, pattern] of PATTERNS) {
    for (const match of label.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (!best || end > best.end || (end === best.end && match[0].length > best.length))
        best = { meaning, end, length: match[0].length }
    }
  }
  return best
}

const NAMED = '(name|information|info|data|name address|name and address|details'
const EMPLOYERS = new RegExp(
  `^${anyOf(`
    (work ?site|client) (employers?|company), employers?( of record)?, company, agency, business, paid by,
    employing (company|entity|agency), legal entity, payer, district, school district
  `)}( ${NAMED}|legal name))?$`,
)
/** The employer on some stubs; on others the client where an agency places its worker, or the department of a university. */
const CLIENT = new RegExp(`^(client|organization)( ${NAMED}|legal name))?$`)
const EMPLOYEES = new RegExp(
  `^${anyOf(`
    employees?, emp, associate, ee, worker, salesperson, sales ?rep, technician, crew member, team member, staff( member)?, producer,
    agent, travell?er, clinician, nurse, teacher, payee, member, driver, caregiver
  `)}( ${NAMED}|full name))?$`,
)
const PAYEES = whole('pay to the order of, pay to, paid to, to the order of, to the, order of, payee')
const NAME_ALONE = whole(`
  name, full name,
  (prepared|((pay|payroll|earnings) ?)?(stub|check|slip|statement|advice|voucher)|statement of (pay|earnings|wages|salary)) for
`)

/** Some forms number their labels: "3. Name". */
const unnumbered = (text: string) =>
  plain(text)
    .replace(/^\d{1,2} (?=[a-z])/, '')
    .replace(/ last first( m| mi| middle| initial)*$/, '')

export const isEmployerLabel = (text: string) => EMPLOYERS.test(unnumbered(text))
export const isClientLabel = (text: string) => CLIENT.test(unnumbered(text))
export const isEmployeeLabel = (text: string) =>
  [EMPLOYEES, NAME_ALONE, PAYEES].some((labels) => labels.test(unnumbered(text))) || /^(to|for):$/i.test(text.trim())
/** A label of the cheque rather than of the stub. */
export const isPayeeLabel = (text: string) => PAYEES.test(unnumbered(text))
