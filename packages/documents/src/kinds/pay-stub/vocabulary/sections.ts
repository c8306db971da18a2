import type { Section } from '../../../tables/schema.ts'
import { anyOf, whole, within } from '../../../vocabulary/phrases.ts'
import { remembered } from '../../../vocabulary/remembered.ts'
import { EMPLOYER_NAMES } from './total.ts'
import { plain } from '../../../vocabulary/normalise.ts'

const TAIL =
  '( (detail|details|description|type|breakdown|this period|current|item|items|code|and hours|and units|from gross|from net|information|withheld|deducted|you paid|statement))*'
const KIND_OF_DEDUCTION = anyOf(`
  employee, other, voluntary, misc(ellaneous)?, (pre|post|after|before) ?tax, additional, current, benefits?, insurance,
  section 125, cafeteria, retirement, involuntary, non tax, total, your, personal, company, medical, standard, mandatory
`)
const KIND_OF_TAX = anyOf(`
  employee, statutory, payroll, government, current, mandatory, required, your, income, federal, state, local, and, total, taxes
`)
const KIND_OF_EARNING = anyOf(`
  hours and, gross, employee, current, detail, unit pay, other, regular, total, your, taxable, non taxable, pay and,
  description of, statement of, rates and
`)

const EMPLOYERS = within(`
  employer, (${EMPLOYER_NAMES}|state|school|county|city) (paid|share|portion|cost|contributions?), client paid,
  company (tax(es)?|benefits?|items), er taxes,
  paid by (the )?(${EMPLOYER_NAMES}|contractor|school|county|city|state)
`)

/** Names of the document itself. */
const DOCUMENT = /^(earnings?|pay(roll)?|wages?|salary|income) (statement|stub|slip|advice)$/

/** In order of precedence; the first match names the section. */
const SECTIONS: readonly [Section, RegExp][] = [
  ['employer', new RegExp(`${EMPLOYERS.source}(?!.*\\b(name|information|id|address)\\b)`)],
  ['leave', /\b(leave|accruals?|accrued|time off|pto|vacation|sick|absences?)\b/],
  [
    'distribution',
    within(`
      distributions?, direct deposits?, deposits?, allocations?, payment (information|method|details?), disbursements?,
      bank accounts?, net pay summary, ^payment$, how you (were|are|got) paid, where (your|the) (money|net )?(pay )?(went|goes|was sent)
    `),
  ],
  [
    'information',
    within(`
      ^information$, other \\S+ and, important notes?, messages?, notes, memos?, (?<!non )taxable (wages|gross|earnings),
      tax(able)? (data|status|filing), filing status, (state|federal|local) wages, wages by state, withholding (status|information|elections?|setup), allowances,
      exemptions, wage (bases?|information), employee info(rmation)?, check information, personal (and check )?information,
      balances?
    `),
  ],
  // In a mixed list, each line is assigned separately.
  ['unknown', /^(earnings?|pay|gross)( and)? deductions?$/],
  ['adjustments', /^((net( pay)?|other) )?adjustments?( (to|from) net( pay)?)?$/],
  [
    'summary',
    /^(pay |payroll |stub |check |current |earnings |gross to net |paycheck |year to date |net pay |pay period )*(summary|totals|recap)( of (pay|earnings))?( (current|this period))?$|^gross to net$/,
  ],
  [
    'deductions',
    /\btax(es)?\b.*\bdeductions?\b(?<!(pre|post|after|before|non) tax(es)? deductions?)(?<!pretax deductions?)|\bdeductions?\b.*\b(taxes|withholdings?)\b/,
  ],
  [
    'taxes',
    new RegExp(
      `^(${KIND_OF_TAX} )*(tax(es)?|statutory|withholdings?|withheld|tax withholdings?|taxes withheld|statutory deductions?|withholding tax(es)?)${TAIL}$`,
    ),
  ],
  [
    'deductions',
    new RegExp(
      `^(deductions? )?(${KIND_OF_DEDUCTION} )*(deductions?|garnishments?|allotments?|contributions?|benefit deductions?|annuities|deductions?( and)? (annuities|contributions|benefits|adjustments)|other)( and annuities)?${TAIL}$`,
    ),
  ],
  [
    'deductions',
    whole(`
      less, what (was|we|is) (taken out|withheld|deducted), taken out, pre ?tax, post ?tax, after ?tax, before ?tax, voluntary, employee benefits, pre tax benefits, post tax benefits,
      deductions? statutory other
    `),
  ],
  [
    'earnings',
    /^(plus|add|(what (was|we) )?added)$|\breimbursements?$|^reimb(ursements?)?( and)? other payments$|^non ?taxable( (items|payments|additions))?$/,
  ],
  [
    'earnings',
    new RegExp(`^(${KIND_OF_EARNING} )*(earnings?|income|wages|pay|compensation|salary|entitlements|payments)${TAIL}$`),
  ],
  [
    'earnings',
    whole(`
      hours( and)? earnings, (work|services) performed, earnings and hours, earnings hours, salary and wages, (what )?you (earned|made),
      wages and salary, additional (pay|earnings)
    `),
  ],
  ['taxes', /^deductions? statutory$/],
  ['deductions', /^deductions? (and )?tax(es)?$/],
  // Deductions, or what the employer pays.
  ['unknown', /^(deferred|benefits)$/],
  // Even if little of "deductions" is legible: the next heading may touch it.
  ['deductions', /^(pre|post) ?tax and (pre|post) ?tax( \S+)?$/],
  // Whatever kinds are named before it: "Benefits and other deductions", "Pre-tax and post-tax deductions".
  ['deductions', /^(?!total ).* deductions$/],
]

/** The section that a heading opens, or null if the text is not a heading. */
export const sectionOf = remembered((text: string): Section | null => {
  const label = plain(withoutAside(text)).replace(/^(less|plus|add|minus) /, '')
  if (label === '' || label.split(' ').length > 7 || DOCUMENT.test(label)) return null
  if (isOfEmployer(text)) return 'employer'
  return SECTIONS.find(([, pattern]) => pattern.test(label))?.[0] ?? null
})

/** "Benefits (company)", "Benefits (district paid)" */
function isOfEmployer(text: string): boolean {
  const [, aside] = /\(([^()]*)\)$/.exec(text.trim()) ?? []
  return (
    aside !== undefined &&
    (/^company$/i.test(aside) || (EMPLOYERS.test(plain(aside)) && !/\b(not|employee)\b/i.test(aside)))
  )
}

/** "(continued)", "(not included in wages)" */
const withoutAside = (text: string) => text.replace(/\s*\([^()]*\)$/, '').replace(/,? cont(inued|'?d|\.)?$/i, '')
