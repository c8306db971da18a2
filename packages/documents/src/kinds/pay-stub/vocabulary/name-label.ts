import { plain } from '../../../vocabulary/normalise.ts'
import { anyOf, whole } from '../../../vocabulary/phrases.ts'

const NAMED = '(name|information|info|name address|name and address|details'
const EMPLOYERS = new RegExp(
  `^${anyOf(`
    (work ?site|client) (employers?|company), employers?, company, organization, agency, business, client, paid by,
    employing (company|entity|agency), legal entity, payer, district, school district
  `)}( ${NAMED}|legal name))?$`,
)
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
export const isEmployeeLabel = (text: string) =>
  [EMPLOYEES, NAME_ALONE, PAYEES].some((labels) => labels.test(unnumbered(text))) || text.trim().toLowerCase() === 'to:'
/** A label of the cheque rather than of the stub. */
export const isPayeeLabel = (text: string) => PAYEES.test(unnumbered(text))
