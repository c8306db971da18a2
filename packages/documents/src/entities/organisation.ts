import { lineInOrder, lineOf, type Line } from '../layout/lines.ts'
import { hasLabelWord, withoutLabelWords } from '../vocabulary/word-lists.ts'
import { plain } from '../vocabulary/normalise.ts'
import { whole, within, either } from '../vocabulary/phrases.ts'
import { endsAddress, isStreet } from './address.ts'
import { hasIdentifier } from './masking.ts'

/** Legal forms, and what companies are or do. */
const COMPANY_WORDS = within(`
  inc, incorporated, llc, l l c, llp, lp, pllc, pc, corp, corporation, co, company, ltd, limited, plc,
  academy, aerospace, agency, airlines, america, architects, associates, attorneys, aviation, bakery, bank, barbershop,
  bistro, brewing, bros, brothers, builders, cafe, casino, catering, center, centre, chemicals?, church, city of, cleaning,
  clinics?, college, construction, consulting, contracting, contractors?, cooperative, county, creamery, dairy, daycare,
  deli, dental, dentistry, department of, diner, district, electric, energy, enterprises, equipment, fabrication, farms?,
  fitness, foods, foundation, freight, furniture, garage, grill, grocery, group, growers, hardware, health, healthcare, holdings,
  hospice, hospitals?, hotels?, hvac, industries, inns?, institute, international, labs, landscaping, library, logistics,
  lumber, machine, machinery, manufacturing, markets?, mechanical, medical, mercantile, mfg, ministries, motors, museum,
  networks, nursery, orchards?, orthodontics, outfitters, packaging, painting, parish, partners, pediatrics, pharmacy, plastics,
  plumbing, preschool, productions, products, properties, ranch, realty, resorts?, restaurants?, roofing, salon, school,
  schools, seafood, services, software, solutions, staffing, state of, steel, store, stores, studio, supply, systems,
  tavern, technologies, theat(?:er|re)s?, trading, transport, trucking, university, usa, ventures, veterinary, vineyards?, welding,
  wholesale
`)
const ENDINGS = whole(`
  ((and|group|holdings?|partners|associates|services|enterprises|industries|international|systems|solutions|management)
  )*(group|holdings|company|co|inc|incorporated|corp|corporation|llc|llp|lp|ltd|pllc|pc)
`)
const DEPARTMENTS = either(
  /^(attn|attention|c o|payroll|human resources|accounts payable|business office|office of)\b/,
  /\b(payroll|personnel|finance|accounting) (office|department|dept|division|(service )?center)$/,
  /^(county |city |state )?(auditor|controller|comptroller|treasurer|tax collector)( (auditor|controller|comptroller|treasurer|tax collector))*$/,
)
const PARTS = /^(dept|department|division|bureau) of\b|\b(office|department|dept|division|div|section|bureau)$/
/** "Roofers Benefit Hall, Local 17"; a member's "Union Local 17" is no name. */
const UNION_LOCAL = /^(?:[a-z]+ ){3,}local \d+$/
const JOBS = new RegExp(
  `${
    within(`
      engineer, manager, analyst, nurse, technician, teacher, director, specialist, assistant, coordinator, supervisor, associate,
      developer, designer, consultant, accountant, administrator, representative, operator, mechanic, therapist, attendant,
      electrician, inspector, professor, instructor
    `).source
  }( [ivx]+| \\d)?$`,
)

/** "Any Company, L.P.": legal forms may be printed with dots. */
const undotted = (text: string) => plain(text.replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, ''))

/** Whether a text has a word that marks a company, anywhere. */
export const namesCompany = (text: string) => COMPANY_WORDS.test(undotted(text))
/** "Group Inc", "Services LLC": the end of a company's name, on a line of its own. */
export const endsCompanyName = (text: string) => ENDINGS.test(undotted(text))
/** Whether a name ends in a legal form; "Pay Group" and "Company" are captions too. */
export const isIncorporated = ({ words }: Line): boolean =>
  words.length > 1 && endsCompanyName(words.at(-1)!.text) && !/^(group|holdings|company)$/i.test(words.at(-1)!.text)
/** Whether a text names a department that pays or receives mail. */
export const namesDepartment = (text: string) => DEPARTMENTS.test(plain(text))
/** Whether a line below an organisation's name is a part of it, as "Facilities Division" below "County of Alder". */
export const namesPart = (text: string) => namesDepartment(text) || PARTS.test(plain(text))
/** "The Corporation of the Town of Alder", "County of Alder": over the name of the part that somebody works for. */
export const namesGovernment = (text: string) =>
  /^(the )?(corporation of )?(the )?(city|town|township|village|county|borough|municipality) of [a-z]/.test(plain(text))
/** "DBA The Copper Kettle", printed below the company's legal name. */
export const isTradeName = (text: string) => /^d\W?b\W?a\b/i.test(text)
/** Whether a text is a job title, as printed between the name and the address. No word that is also a surname. */
export const namesJob = (text: string) => JOBS.test(plain(text))

/** Whether a text can be a company's name: no label, address, lone number or sum in words ("and 81/100"). */
export function looksLikeOrganisation(text: string): boolean {
  const label = plain(text)
  if (
    !/[a-z]{2}/.test(label) ||
    /^[a-z]{1,2} \d/.test(label) ||
    isTooLong(text) ||
    /[:$@]|-$|^\S*\/\S*$|\d\d\/100\b/.test(text)
  )
    return false
  if (isAddressOrNumber(text)) return false
  // "Store", "Agency": the caption of a cell.
  if (!label.includes(' ') && namesCompany(label)) return false
  if (!saysMoreThanLabels(label) || /\b(statement|stub|number|date|period)\b/.test(label)) return false
  return namesCompany(text) || UNION_LOCAL.test(label) || (!hasLabelWord(text) && !/^\d/.test(text))
}

const isAddressOrNumber = (text: string) =>
  isStreet(text) || endsAddress(text) || /\d{5}/.test(text) || hasIdentifier(text)

const isTooLong = (text: string) => plain(text).split(' ').length > (isInTitleCase(text) ? 13 : 9)

/** Unlike those of a sentence, the words of a name have capitals, except those that join the others. */
export const isInTitleCase = (text: string) => !/(?:^|\s)(?!(?:and|for|in|of|on|the|at|to|de|la|y)\s)\p{Ll}/u.test(text)

/** Words of companies' names that captions share, beside what is labelled: "Pay Group", "Home Store", "Tax District". */
const OF_CAPTIONS = /\b(group|district|store|unit|agency|class|plan|medical|dental|health|center|centre)\b/g

/** "CO." and "Company Code" are labels although a company's name may contain these words. */
export function saysMoreThanLabels(label: string): boolean {
  const rest = withoutLabelWords(label.replace(/\b(inc|llc|corp|co|company|code|of|the|and|loc|no)\b/g, ' '))
  return /[a-z]{2}/.test(hasLabelWord(label) ? rest.replace(OF_CAPTIONS, ' ') : rest)
}

/** Whether a text is a label and nothing more. */
export const isBareLabel = ({ text }: Line) => hasLabelWord(text) && !saysMoreThanLabels(plain(text))

/** A company's name without its payroll number ("91744 - Any Company", "0028 1428-3308 Any Company") and without remarks in brackets. */
export function bareOrganisation({ words }: Line): Line {
  const [code, next] = words.map(({ text }) => text)
  const isCoded = /\d/.test(code ?? '') && (/^[-–—]$/.test(next ?? '') || /^\d+-\d+$/.test(next ?? ''))
  const aside = words.at(-1)!.text.endsWith(')') ? words.findIndex(({ text }) => text.startsWith('(')) : -1
  const own = words.slice(isCoded ? 2 : 0, aside > 0 ? aside : undefined)
  // A long name may be on two lines.
  return lineInOrder(own.length > 0 ? own : words)
}

/** The part before a document's title: "Any Company LLC — Pay Statement". The line itself if it has no title. */
export function beforeTitle(line: Line): Line {
  const dash = line.words.findIndex(({ text }, i) => i > 0 && /^[-–—|]$/.test(text))
  const behind = line.words.slice(dash + 1).map(({ text }) => text)
  const isTitle = dash > 0 && /\b(statement|(pay ?)?(stub|slip)|advice|voucher)$/i.test(behind.join(' '))
  return isTitle ? lineOf(line.words.slice(0, dash)) : line
}

const BANK_WORDS = either(
  within(`
    bank, banco, building society, cooperativa, banking company, bancorp, credit union, FCU, FSB, federal credit, savings (?:and|&) (?:loan|trust),
    brokerage services, trust (?:company|(?:and|&) savings), national association, N\\.?A\\.?
  `),
  /[\w&]{3,}bank\b/i,
)
/** Banks whose names have no word for a bank. */
const WELL_KNOWN = within(`
  chase, wells fargo, citi(bank|group|business)?, capital one, truist, pnc, ally, chime, becu, usaa, navy federal, schwab, sofi,
  varo, bmo, fifth third, keybank, regions, huntington, southstate, wintrust, synchrony, m&t, penfed
`)

/** The legal form at the end of a bank's name. */
export const LEGAL_END =
  /,? (?:n\. ?a\.?|na|(?:national )?association|f\.?s\.?b\.?|ssb|usa|limited|ltd\.?|plc|(?:and|&) trust(?: co(?:mpany|\.)?)?)$/i
/** "Federal Credit Union", "Bank, N.A.": the end of a bank's name, possibly on a line of its own. */
const BANK_END =
  /^(?:federal |national |savings |community |employees |teachers |state |trust )*(?:bank|credit union|building society|brokerage services)$/i
export const endsBankName = (text: string) => BANK_END.test(text.replace(LEGAL_END, ''))
/** Companies that do the payroll of others and print their own name at the foot of its stubs. */
const PAYROLL_SERVICES = within(`
  payrolls?, paychex, adp, automatic data processing, ceridian, dayforce, paylocity, paycom, paycor, gusto, onpay, isolved
`)
export const namesPayrollService = (text: string) => PAYROLL_SERVICES.test(plain(text))

/** "Harbor Bank, N.A." */
export const callsItselfBank = (text: string) => BANK_WORDS.test(text)
/** Whether a text names a bank, by a bank word or as one of the well-known names. */
export const namesBank = (text: string) => callsItselfBank(text) || isWellKnownBank(text)
export const isWellKnownBank = (text: string) => WELL_KNOWN.test(text)
/** The part of a text that is a well-known name: "CHASE" of "CHASE for BUSINESS". */
export const wellKnownBankIn = (text: string) => WELL_KNOWN.exec(text)?.[0] ?? null
