import type { DocumentFacts } from '../../model/facts.ts'
import { isBusinessReturn, isInformationReturn } from './form-kinds.ts'
import { identityOf, likePartnership } from './identity.ts'
import { likeOwner, type Owner, ownerOf } from './owner.ts'

/** A tax form and its year. */
export interface DatedForm {
  document: DocumentFacts
  year: number
}

/** The forms of a taxpayer, or of two who file a joint return in any year. */
export interface Household {
  forms: readonly DatedForm[]
  owners: readonly Owner[]
  latestYear: number
}

/**
 * The forms by owner. A form without a name belongs to the return of its year; schedules of the second spouse belong to
 * the joint return.
 */
export function householdsOf(forms: readonly DatedForm[]): Household[] {
  const named = forms.filter(({ document }) => isNamed(taxpayerOf(document)))
  const nameless = forms.filter(({ document }) => !isNamed(taxpayerOf(document)))
  const groups = withSpouses(byOwner(named))
  const left = nameless.filter((form) => {
    const home = homeOf(form, groups)
    home?.push(form)
    return !home
  })
  return [...groups, left].filter((group) => group.length > 0).map(household)
}

export function isReturn({ form }: DocumentFacts): boolean {
  return form === '1040' || form === '1040-sr'
}

function household(forms: readonly DatedForm[]): Household {
  return {
    forms,
    owners: forms.map(({ document }) => taxpayerOf(document)),
    latestYear: latestYearOf(forms),
  }
}

/** By the forms that people file: forms of businesses and payers are often for another year. */
function latestYearOf(forms: readonly DatedForm[]): number {
  const filed = forms.filter(({ document }) => !isBusinessReturn(document) && !isInformationReturn(document))
  return Math.max(...(filed.length > 0 ? filed : forms).map(({ year }) => year))
}

function taxpayerOf({ fields }: DocumentFacts): Owner {
  return ownerOf(fields['taxpayer_name'], fields['taxpayer_ssn_last4'])
}

function isNamed({ lastFour, names }: Owner): boolean {
  return lastFour !== null || names.length > 0
}

/** A form merges all groups with a matching form: a joint return merges those of its two people. */
function byOwner(forms: readonly DatedForm[]): DatedForm[][] {
  return forms.reduce<DatedForm[][]>((groups, form) => {
    const isLike = (other: DatedForm) => likeOwner(taxpayerOf(form.document), taxpayerOf(other.document)) === 'same'
    const own = groups.filter((group) => group.some(isLike))
    return [...groups.filter((group) => !own.includes(group)), [...own.flat(), form]]
  }, [])
}

/** Schedules of people without a return belong to the only joint return of the package. */
function withSpouses(groups: DatedForm[][]): DatedForm[][] {
  const files = (group: DatedForm[]) => group.some(({ document }) => isReturn(document))
  const joint = groups.filter((group) =>
    group.some(({ document }) => document.fields['filing_status'] === 'married_filing_jointly'),
  )
  const spouses = groups.filter((group) => !files(group))
  if (joint.length !== 1 || spouses.length !== 1) return groups
  return [[...joint[0]!, ...spouses[0]!], ...groups.filter((group) => group !== joint[0] && group !== spouses[0])]
}

/** Whether a form is the Schedule K-1 of a business. */
function owns({ document }: DatedForm, business: DocumentFacts): boolean {
  return (
    document.form === 'schedule_k1' &&
    likePartnership(identityOf(document, null), identityOf(business, null)) === 'same'
  )
}

/** The only group, or the only one with a return of the year, or else with a form of the year. */
function homeOf({ document, year }: DatedForm, groups: readonly DatedForm[][]): DatedForm[] | null {
  const owning = isBusinessReturn(document) ? groups.find((group) => group.some((form) => owns(form, document))) : null
  if (owning) return owning
  const ofYear = groups.filter((group) => group.some((other) => other.year === year))
  const filing = ofYear.filter((group) => group.some((other) => other.year === year && isReturn(other.document)))
  const candidates = [groups, filing, ofYear].find((found) => found.length === 1)
  return candidates?.[0] ?? null
}
