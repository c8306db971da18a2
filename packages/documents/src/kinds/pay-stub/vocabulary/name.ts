import { STATE_NAMES } from '../../../entities/us-states.ts'
import { plain } from '../../../vocabulary/normalise.ts'

const EMPLOYER_LABEL =
  /^((work ?site|client) (employers?|company)|employers?|company|organization|agency|business|client|paid by|employing (company|entity)|legal entity|payer|district|school district)( (name|information|info|name address|name and address|details|legal name))?$/
const EMPLOYEE_LABEL =
  /^(employees?|emp|associate|ee|worker|salesperson|sales ?rep|technician|crew member|team member|staff( member)?|producer|agent|travell?er|clinician|nurse|teacher|payee|member|driver|caregiver)( (name|information|info|name address|name and address|details|full name))?$|^(name|full name|pay to the order of|pay to|paid to|to the order of|to the|order of|(prepared|((pay|payroll|earnings) ?)?(stub|check|slip|statement|advice|voucher)|statement of (pay|earnings|wages|salary)) for)$/
const WEAK_EMPLOYEE_LABEL = /^(pay to the order of|pay to|paid to|to the order of|to the|order of|payee)$/

/** Some forms number their labels: "3. Name". */
const unnumbered = (text: string) =>
  plain(text)
    .replace(/^\d{1,2} (?=[a-z])/, '')
    .replace(/ last first( m| mi| middle| initial)*$/, '')

export const isEmployerLabel = (text: string) => EMPLOYER_LABEL.test(unnumbered(text))
export const isEmployeeLabel = (text: string) =>
  EMPLOYEE_LABEL.test(unnumbered(text)) || text.trim().toLowerCase() === 'to:'
/** A label of the cheque rather than of the stub. */
export const isPayeeLabel = (text: string) => WEAK_EMPLOYEE_LABEL.test(unnumbered(text))

const LABEL_WORD =
  /\b(employees?|employer|period|dates?|number|num|no|id|ssn|ein|fein|social|security|status|address|department|dept|division|check|cheque|rate|hours?|hrs|title|gross|net|earnings?|deductions?|tax(es|able)?|statement|stub|payroll|paycheck|voucher|advice|marital|filing|grade|branch|exemptions?|allowances?|frequency|ytd|current|total|federal|state|local|file|clock|account|deposit|amount|non negotiable|page|phone|email|name|location|batch|begin(ning)?|end(ing)?|schedule|information|dist|site|doc|type|co|cost center|position|job|manager|memo|void|slip|pay|reference|authorized|signature|summary|description|hire)\b/
const COMPANY_WORD =
  /\b(inc|incorporated|llc|l l c|llp|corp|corporation|co|company|ltd|limited|plc|group|holdings|services|solutions|systems|industries|enterprises|partners|associates|university|college|school|schools|district|county|city of|state of|department of|hospitals?|clinics?|health|healthcare|church|bank|restaurants?|store|stores|airlines|foundation|agency|consulting|construction|contractors?|contracting|bros|brothers|builders|mechanical|plumbing|roofing|manufacturing|mfg|cafe|bakery|grill|bistro|diner|deli|salon|barbershop|markets?|grocery|pharmacy|hotels?|inns?|resorts?|tavern|motors|garage|landscaping|cleaning|catering|realty|veterinary|parish|ministries|ranch|nursery|brewing|electric|painting|staffing|hardware|daycare|preschool|fitness|technologies|labs|studio|logistics|transport|trucking|foods|farms?|dairy|creamery|medical|dental|center|centre|academy|international|usa|america)\b/
const STREET =
  /^(p ?o box|box) \d|^[nsew]?\d+[a-z]? .*\b(st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|way|pl|place|hwy|highway|pkwy|parkway|cir|circle|ter|terrace|suite|ste|apt|unit|floor|fl|ridge|sq|square|plaza|mall|trail)\b|\b(\d+(st|nd|rd|th) (floor|fl)|(suite|ste|floor|room|rm|building|bldg) \d+)$/

export const isStreet = (text: string) => STREET.test(plain(text))
/** The bank a cheque is drawn on stands over an address as well. */
export const namesBank = (text: string) => /\b(bank|credit union|fcu|national association)\b/.test(plain(text))
/** Who in a company pays, and where its mail goes. */
export const namesDepartment = (text: string) =>
  /^(attn|attention|c o|payroll|human resources|accounts payable|business office)\b/.test(plain(text))
/** What a person works as, printed between the name and the address. No word that is a surname as well. */
export const namesJob = (text: string) =>
  /\b(engineer|manager|analyst|nurse|technician|teacher|director|specialist|assistant|coordinator|supervisor|associate|developer|designer|consultant|accountant|administrator|representative|operator|mechanic|therapist|attendant|electrician|inspector|professor|instructor)( [ivx]+| \d)?$/.test(
    plain(text),
  )
/** "Group Inc", "Services LLC": the end of a company's name, on a line of its own. */
export const endsCompanyName = (text: string) =>
  /^((and|group|holdings?|partners|associates|services|enterprises|industries|international|systems|solutions|management) )*(group|holdings|company|co|inc|incorporated|corp|corporation|llc|llp|lp|ltd|pllc|pc)$/.test(
    plain(text),
  )

export const namesCompany = (text: string) => COMPANY_WORD.test(plain(text))

const STATE =
  '(a[klprz]|c[aot]|d[ce]|fl|ga|gu|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|p[ar]|ri|s[cd]|t[nx]|ut|v[ait]|w[aivy]|' +
  `${STATE_NAMES})`
const IS_STATE = new RegExp(`^(?:${STATE_NAMES})$`, 'i')
const ZIP = new RegExp(`[a-z]{2,}.*(,.*|\\b${STATE}\\.?,? )\\b\\d{5}(-\\d{4})?$`, 'i')

/** The last line of an American or Canadian address: a town, a state, a postal code. */
export function endsAddress(text: string): boolean {
  return ZIP.test(text.trim()) || /\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(text.trim())
}

const IS_CODE = new RegExp(`^${STATE}$`, 'i')

/** "Rockford, Illinois", "Atlanta, GA"; of states that are given names too no town is told. */
export function namesPlace(text: string): boolean {
  const code = /\p{Ll}, ([A-Z]{2})$/u.exec(text)?.[1]
  if (code) return IS_CODE.test(code)
  const [, state] = /, ([a-z ]+)$/i.exec(text) ?? []
  return state !== undefined && IS_STATE.test(state) && !/^(georgia|virginia)$/i.test(state)
}

/** Words a stub labels its figures and dates with. */
export const hasLabelWord = (text: string) => LABEL_WORD.test(plain(text))

/** Words that can be a person's name: letters only, none of the words a stub labels its figures with. */
export function looksLikePerson(text: string): boolean {
  const words = text.replace(/[.,]/g, ' ').trim().split(/\s+/)
  if (words.length < 2 || words.length > 6 || /\d|[:$#@/]|\b(hundred|thousand|dollars?)\b/i.test(text)) return false
  return words.every((word) => /^[\p{L}'’()-]+$/u.test(word)) && !LABEL_WORD.test(plain(text))
}

/** Words that can be an employer's name: no label, no address, no number alone, no sum in words ("and 81/100"). */
export function looksLikeEmployer(text: string): boolean {
  const label = plain(text)
  if (
    !/[a-z]{2}/.test(label) ||
    /^[a-z]{1,2} \d/.test(label) ||
    label.split(' ').length > 9 ||
    /[:$@]|^\S*\/\S*$|\d\d\/100\b/.test(text)
  )
    return false
  if (isStreet(text) || endsAddress(text) || /\d{5}/.test(text)) return false
  if (!saysMoreThanLabels(label) || /\b(statement|stub|number|date|period)\b/.test(label)) return false
  return namesCompany(text) || (!LABEL_WORD.test(label) && !/^\d/.test(text))
}

/** "CO." and "Company Code" are labels although a company's name may have these words. */
function saysMoreThanLabels(label: string): boolean {
  const rest = label
    .replace(/\b(inc|llc|corp|co|company|code|of|the|and|loc|no)\b/g, ' ')
    .replace(new RegExp(LABEL_WORD, 'g'), ' ')
  return /[a-z]{2}/.test(rest)
}
