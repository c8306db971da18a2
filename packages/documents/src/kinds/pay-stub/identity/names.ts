import {
  beforeAddress,
  besideStreet,
  namesOverAddresses,
  withItsEnding,
} from '../../../entities/names-over-addresses.ts'
import {
  callsItselfBank,
  bareOrganisation,
  beforeTitle,
  isBareLabel,
  isIncorporated,
  looksLikeOrganisation,
  namesCompany,
  namesDepartment,
  namesPayrollService,
} from '../../../entities/organisation.ts'
import { canBePerson, looksLikePerson, printedPerson } from '../../../entities/person.ts'
import { UNCONTRADICTED } from '../../../equations/confidence.ts'
import { lineOf } from '../../../layout/lines.ts'
import { valuesAtLabels } from '../../../labels/values.ts'
import { top } from '../../../model/page.ts'
import type { Phrase } from '../../../layout/cells.ts'
import { isNextLine, shareColumn } from '../../../layout/geometry.ts'
import type { Flow, FlowLine } from '../../../layout/flow.ts'
import { captionsOf } from './captions.ts'
import { columnRole, isAccountHeading, isQualifierHeading } from '../vocabulary/headings.ts'
import { BY_PLACE, INFERRED, isSame, LABELLED, sameName, type FoundName } from './found-name.ts'
import { isCutShort, withRestBelow } from './cut-name.ts'
import { isCapitalised, personAbove } from './person-above.ts'
import { isClientLabel, isEmployeeLabel, isEmployerLabel, isPayeeLabel } from '../vocabulary/labels.ts'

export interface StubNames {
  employer: FoundName | null
  employee: FoundName | null
  /** The payee of the stub's cheque. */
  payee: FoundName | null
  /** Every name above the tables that is labelled as the employee's. */
  labelledEmployees: FoundName[]
  /** Names of persons below the tops of the tables that are labelled as the employee's. */
  employeesBelow: FoundName[]
}

export function stubNames(flow: Flow, tableTop: number): StubNames {
  const isOwnLabel = (text: string) => isEmployeeLabel(text) && !isPayeeLabel(text)
  const printed = (name: Phrase) => withRestBelow(flow, printedPerson(name))
  const ambiguous = labelledEmployer(flow, tableTop)
  const employer = ambiguous?.certainty === LABELLED ? ambiguous : null
  const employees = personsAmong(
    allLabelled(flow, tableTop, isOwnLabel, canBePerson, printed).filter(
      ({ phrase }) => !employer?.phrase.words.includes(phrase.words[0]!),
    ),
  )
  const labelledEmployees = employees.filter(({ certainty }) => certainty === LABELLED)
  const employeesBelow = employees.filter(
    ({ certainty, phrase: { text } }) =>
      certainty === INFERRED && looksLikePerson(text) && isCapitalised(text) && !namesCompany(text),
  )
  return { ...namesOf(flow, tableTop, surest(employees), ambiguous), labelledEmployees, employeesBelow }
}

/** "Name" is the label of both parties, side by side: the one that is no company is the employee. */
function personsAmong(names: readonly FoundName[]): readonly FoundName[] {
  const persons = names.filter(({ phrase }) => !isIncorporated(phrase))
  return persons.length > 0 ? persons : names
}

type Parties = Pick<StubNames, 'employer' | 'employee' | 'payee'>

function namesOf(flow: Flow, tableTop: number, employee: FoundName | null, ambiguous: FoundName | null): Parties {
  const employer = ambiguous?.certainty === LABELLED ? ambiguous : null
  const payee = labelled(flow, tableTop, isPayeeLabel, looksLikePerson)
  const blocks = ownBlocks(flow, tableTop)
  const employerByPlace =
    employer ?? companyOrFirst(employerAmong(blocks, employee), topOfPage(flow, tableTop, employee)) ?? ambiguous
  const employeeByPlace = employee ?? employeeAmong(blocks, employerByPlace)
  const named = employerByPlace ?? topOfPage(flow, tableTop, employeeByPlace)
  const person = employeeByPlace ?? asPerson(payee) ?? personAbove(flow, tableTop, named)
  const atFoot = !named || (person === null && isPersons(named)) ? companyBeforeAddress(flow) : null
  if (atFoot) return { ...atFoot, employee: person ?? named, payee }
  return { ...(areExchanged(named, person) ? exchanged(named, person) : { employer: named, employee: person }), payee }
}

/** Its client names the employer if it is a company's name, or if nothing else does. */
function labelledEmployer(flow: Flow, tableTop: number): FoundName | null {
  const organisationAt = (isLabel: Test) =>
    labelled(flow, tableTop, isLabel, looksLikeOrganisation, (name) => withItsEnding(flow, bareOrganisation(name)))
  const [employer, client] = [organisationAt(isEmployerLabel), organisationAt(isClientLabel)]
  if (employer || !client) return employer
  return namesCompany(client.phrase.text) ? client : { ...client, certainty: INFERRED }
}

const isPersons = ({ phrase: { text } }: FoundName) => looksLikePerson(text) && !namesCompany(text)

/** "Sunflower Diner Group LLC   610 E Douglas Ave, Wichita KS 67202" on one line, whatever follows. */
const namesBeforeAddresses = ({ lines }: Flow): Phrase[] =>
  lines.flatMap(({ phrases }) =>
    phrases.flatMap((name, i) => besideStreet(name, phrases[i + 1]) ?? beforeAddress(name) ?? []),
  )

/** A company before its address, at the foot; null without one. */
function companyBeforeAddress(flow: Flow): Pick<Parties, 'employer'> | null {
  const names = namesBeforeAddresses(flow).filter(isIncorporated)
  const phrase = names.find(mayEmploy)
  if (names.length === 0) return null
  return { employer: phrase ? { phrase, certainty: BY_PLACE } : null }
}

/** "Deposited at Harbor Bank LLC", "Prepared by Any Payroll Inc": those who handle the pay are not the employer. */
const mayEmploy = ({ text }: Phrase) =>
  !callsItselfBank(text) && !namesPayrollService(text) && !/^\p{L}+ed (at|by|from|on|to|with)\b/iu.test(text)

/** Both were found by position alone, and the "employer" is over the only address, below the other: "Elm Street Living". */
function areExchanged(employer: FoundName | null, employee: FoundName | null): boolean {
  if (employer?.certainty !== BY_PLACE || employee?.certainty !== INFERRED) return false
  const { text } = employer.phrase
  return top(employee.phrase) < top(employer.phrase) && looksLikePerson(text) && !namesCompany(text)
}

function exchanged(employer: FoundName | null, employee: FoundName | null): Pick<StubNames, 'employer' | 'employee'> {
  return { employer: employee, employee: employer }
}

const asPerson = (found: FoundName | null) => found && { ...found, phrase: printedPerson(found.phrase) }

type Test = (text: string) => boolean

const labelled = (...search: Parameters<typeof allLabelled>) => surest(allLabelled(...search))

const surest = (found: readonly FoundName[]): FoundName | null =>
  found.find(({ certainty }) => certainty === LABELLED) ?? found[0] ?? null

/** The names at a label. Below the tops of the tables, where "Employer" may head a column, they are uncertain. */
function allLabelled(
  flow: Flow,
  tableTop: number,
  isLabel: Test,
  fits: Test,
  bare: (phrase: Phrase) => Phrase = (phrase) => phrase,
): FoundName[] {
  const rows = flow.lines.map(({ phrases }) => phrases)
  const isOfTable = (row: readonly Phrase[]) => row.some(({ text }) => isAccountHeading(text))
  const places = valuesAtLabels({ rows, em: flow.em, tableTop, isOfTable }, isLabel)
  return places.flatMap(({ label, values }) => {
    const isAbove = top(label) < tableTop
    const phrase = values
      .filter((value) => !isAbove || top(value) < tableTop)
      .map(bare)
      .find(({ text }) => fits(text) && !isLabel(text) && !isQualifierHeading(text) && columnRole(text) === null)
    return phrase ? [{ phrase, certainty: isAbove && !isCutShort(phrase) ? LABELLED : INFERRED }] : []
  })
}

/** A cheque repeats the names. If names appear on both sides, those above the stub's first table belong to the stub. */
function ownBlocks(flow: Flow, tableTop: number): Phrase[] {
  const blocks = namesOverAddresses(flow).filter((name) => top(name) < tableTop || mayEmploy(name))
  const above = blocks.filter((name) => top(name) < tableTop)
  return above.some((name) => !isSame(name, above[0]!)) ? above : blocks
}

/** Of the names above addresses, one that is recognisably a company's, else the first: employers are at the top. */
function employerAmong(blocks: readonly Phrase[], employee: FoundName | null): FoundName | null {
  const others = blocks.filter((name) => looksLikeOrganisation(name.text) && !sameName(name, employee))
  const phrase =
    others.find((name) => namesCompany(name.text) && !callsItselfBank(name.text)) ??
    others.find((name) => !callsItselfBank(name.text)) ??
    others[0]
  return phrase ? { phrase, certainty: BY_PLACE } : null
}

/** A name that may be a person's, or "Truck 4417" over an address, gives way to a company's at the top of the page. */
function companyOrFirst(block: FoundName | null, atTop: FoundName | null): FoundName | null {
  if (!block || !atTop || namesCompany(block.phrase.text)) return block
  const { text } = atTop.phrase
  if (!isPersons(block)) return isIncorporated(atTop.phrase) && mayEmploy(atTop.phrase) ? atTop : block
  const isCompany = namesCompany(text) || atTop.certainty > INFERRED
  return isCompany && !callsItselfBank(text) ? atTop : block
}

function employeeAmong(blocks: readonly Phrase[], employer: FoundName | null): FoundName | null {
  const others = blocks.filter(
    (name) => looksLikePerson(name.text) && !namesCompany(name.text) && !sameName(name, employer),
  )
  return others[0] ? { phrase: printedPerson(others[0]), certainty: BY_PLACE } : null
}

/** Without a label or an address: the first words of the page that can be an employer's name. */
function topOfPage(flow: Flow, tableTop: number, employee: FoundName | null): FoundName | null {
  const captions = captionsOf(flow)
  const above = flow.lines.filter((line) => top(line) < tableTop)
  const lines = (above.length > 0 ? above : flow.lines).slice(0, 6)
  const employersAmong = (some: readonly FlowLine[]) =>
    some
      .flatMap((line) => line.phrases.filter((phrase) => !captions.has(phrase)).map(beforeTitle))
      .filter(
        (phrase) =>
          looksLikeOrganisation(phrase.text) &&
          !namesDepartment(phrase.text) &&
          !isEmployeeLabel(phrase.text) &&
          !sameName(phrase, employee),
      )
  const fitting = employersAmong(lines)
  const isCompany = (phrase: Phrase) => namesCompany(phrase.text) && !beginsAsLabel(phrase)
  // The stub begins below a cheque on blank paper, which only names the payee.
  const company = fitting.find(isCompany)
  const phrase =
    (company && fitting.find((name) => isHeadline(name, company))) ??
    company ??
    (fitting[0] && looksLikePerson(fitting[0].text) ? employersAmong(above).find(isIncorporated) : undefined) ??
    fitting[0] ??
    employersAmong(above).find((name) => isCompany(name) || isOverAddress(name, flow))
  return phrase ? { phrase, certainty: isOverAddress(phrase, flow) ? UNCONTRADICTED : INFERRED } : null
}

/** "Pay Group HRLY": a label of two words close to its value. */
const beginsAsLabel = ({ words }: Phrase) => words.length > 2 && isBareLabel(lineOf(words.slice(0, 2)))

/** How many times as tall as what it does a name is printed above it. */
const TALLER = 1.4

/** "THE BRASS HERON" in larger type over "Oyster Bar & Grill", which only says what it is. */
const isHeadline = (name: Phrase, below: Phrase) =>
  name.height > TALLER * below.height &&
  isNextLine(below, name) &&
  shareColumn(below, name) &&
  !isIncorporated(below) &&
  !looksLikePerson(name.text)

/** The same name over or before an address elsewhere: "Harbor Optics 12 Quay Street, Salem, MA 01970" at the foot. */
const isOverAddress = (phrase: Phrase, flow: Flow) =>
  [...namesOverAddresses(flow), ...namesBeforeAddresses(flow)].some(
    (name) => top(name) > top(phrase) && isSame(name, phrase),
  )
