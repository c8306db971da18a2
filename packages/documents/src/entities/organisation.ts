import { lineInOrder, lineOf, type Line } from '../layout/lines.ts'
import { hasLabelWord, withoutLabelWords } from '../vocabulary/label-words.ts'
import { plain } from '../vocabulary/normalise.ts'
import { whole, within, either } from '../vocabulary/phrases.ts'
import { endsAddress, isStreet } from './address.ts'

const COMPANY_WORDS = within(`
  inc, incorporated, llc, l l c, llp, corp, corporation, co, company, ltd, limited, plc, group, holdings, services, solutions,
  systems, industries, enterprises, partners, associates, university, college, school, schools, district, county, city of,
  state of, department of, hospitals?, clinics?, health, healthcare, church, bank, restaurants?, store, stores, airlines,
  foundation, agency, consulting, construction, contractors?, contracting, bros, brothers, builders, mechanical, plumbing,
  roofing, manufacturing, mfg, cafe, bakery, grill, bistro, diner, deli, salon, barbershop, markets?, grocery, pharmacy, hotels?,
  inns?, resorts?, tavern, motors, garage, landscaping, cleaning, catering, realty, veterinary, parish, ministries, ranch,
  nursery, brewing, electric, painting, staffing, hardware, daycare, preschool, fitness, technologies, labs, studio, logistics,
  transport, trucking, freight, mercantile, trading, outfitters, lumber, seafood, foods, farms?, dairy, creamery, medical, dental, center, centre, academy, international, usa, america
`)
const ENDINGS = whole(`
  ((and|group|holdings?|partners|associates|services|enterprises|industries|international|systems|solutions|management)
  )*(group|holdings|company|co|inc|incorporated|corp|corporation|llc|llp|lp|ltd|pllc|pc)
`)
const DEPARTMENTS = /^(attn|attention|c o|payroll|human resources|accounts payable|business office)\b/
const JOBS = new RegExp(
  `${
    within(`
      engineer, manager, analyst, nurse, technician, teacher, director, specialist, assistant, coordinator, supervisor, associate,
      developer, designer, consultant, accountant, administrator, representative, operator, mechanic, therapist, attendant,
      electrician, inspector, professor, instructor
    `).source
  }( [ivx]+| \\d)?$`,
)

/** Any words that name a company, wherever they stand. */
export const namesCompany = (text: string) => COMPANY_WORDS.test(plain(text))
/** "Group Inc", "Services LLC": the end of a company's name, on a line of its own. */
export const endsCompanyName = (text: string) => ENDINGS.test(plain(text))
/** Who in a company pays, and where its mail goes. */
export const namesDepartment = (text: string) => DEPARTMENTS.test(plain(text))
/** What a person works as, printed between the name and the address. No word that is a surname as well. */
export const namesJob = (text: string) => JOBS.test(plain(text))

/** Words that can be a company's name: no label, no address, no number alone, no sum in words ("and 81/100"). */
export function looksLikeOrganisation(text: string): boolean {
  const label = plain(text)
  if (
    !/[a-z]{2}/.test(label) ||
    /^[a-z]{1,2} \d/.test(label) ||
    label.split(' ').length > 9 ||
    /[:$@]|^\S*\/\S*$|\d\d\/100\b/.test(text)
  )
    return false
  if (isStreet(text) || endsAddress(text) || /\d{5}/.test(text)) return false
  // "Store", "Agency": the caption of a cell.
  if (!label.includes(' ') && namesCompany(label)) return false
  if (!saysMoreThanLabels(label) || /\b(statement|stub|number|date|period)\b/.test(label)) return false
  return namesCompany(text) || (!hasLabelWord(text) && !/^\d/.test(text))
}

/** Words of companies' names that captions have as well, beside a word for what is labelled: "Pay Group", "Home Store", "Tax District". */
const OF_CAPTIONS = /\b(group|district|store|unit|agency|class|plan|medical|dental|health|center|centre)\b/g

/** "CO." and "Company Code" are labels although a company's name may have these words. */
export function saysMoreThanLabels(label: string): boolean {
  const rest = withoutLabelWords(label.replace(/\b(inc|llc|corp|co|company|code|of|the|and|loc|no)\b/g, ' '))
  return /[a-z]{2}/.test(hasLabelWord(label) ? rest.replace(OF_CAPTIONS, ' ') : rest)
}

/** A company's name without the number the payroll has for it, "91744 - Any Company LLC", and what is added in brackets. */
export function bareOrganisation({ words }: Line): Line {
  const [code, dash] = words.map(({ text }) => text)
  const isCoded = /\d/.test(code ?? '') && /^[-–—]$/.test(dash ?? '')
  const aside = words.at(-1)!.text.endsWith(')') ? words.findIndex(({ text }) => text.startsWith('(')) : -1
  const own = words.slice(isCoded ? 2 : 0, aside > 0 ? aside : undefined)
  // A long name may stand on two lines.
  return lineInOrder(own.length > 0 ? own : words)
}

/** What stands before the name of the paper: "Any Company LLC — Pay Statement". The line itself where that is not behind it. */
export function beforeTitle(line: Line): Line {
  const dash = line.words.findIndex(({ text }, i) => i > 0 && /^[-–—|]$/.test(text))
  const behind = line.words.slice(dash + 1).map(({ text }) => text)
  const isTitle = dash > 0 && /\b(statement|(pay ?)?(stub|slip)|advice|voucher)$/i.test(behind.join(' '))
  return isTitle ? lineOf(line.words.slice(0, dash)) : line
}

const BANK_WORDS = either(
  within(
    `
      bank, banco, cooperativa, banking company, bancorp, credit union, FCU, FSB, federal credit, savings (?:and|&) (?:loan|trust),
      trust (?:company|(?:and|&) savings), national association, N\\.?A\\.?
    `,
    'i',
  ),
  /[\w&]{3,}bank\b/i,
)
/** Banks that do not call themselves one. */
const WELL_KNOWN = within(
  `
    chase, wells fargo, citi(bank|group|business)?, capital one, truist, pnc, ally, chime, becu, usaa, navy federal, schwab, sofi,
    varo, bmo, fifth third, keybank, regions, huntington, southstate, wintrust, synchrony, m&t, penfed
  `,
  'i',
)

/** "Harbor Bank, N.A." */
export const callsItselfBank = (text: string) => BANK_WORDS.test(text)
/** A bank by its word for it, or one known by another name. */
export const namesBank = (text: string) => callsItselfBank(text) || isWellKnownBank(text)
export const isWellKnownBank = (text: string) => WELL_KNOWN.test(text)
