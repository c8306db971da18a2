import { absolute, type Cents, centsOf, type DocumentFacts, people, sumCents } from '@income/shared'
import { amount } from '../model/check.ts'
import type { Comparison, Finding } from './findings.ts'
import type { PackageDocuments } from './package-documents.ts'

/** Returns may be filled in whole dollars, so each W-2 may differ by one. */
const ROUNDING: Cents = 100n

/** Line 1a of Form 1040 (line 1 until 2021) is the sum of box 1 of the taxpayers' W-2s of that year. */
export function wagesOnReturn({ documents }: PackageDocuments): Comparison {
  const w2s = Map.groupBy(
    documents.filter(({ documentType }) => documentType === 'w2'),
    ({ fields }) => fields['tax_year'] ?? '',
  )
  const findings: Finding[] = []
  let compared = 0
  for (const document of documents) {
    const wages = wagesOf(document)
    const ofYear = w2s.get(document.fields['tax_year'] ?? '') ?? []
    const own = ofYear.filter((w2) => isOf(w2, document) && centsOf(w2.fields['box_1']) !== null)
    if (wages === null || own.length === 0) continue
    compared += 1
    findings.push(...finding(document, wages, own))
  }
  return {
    name: 'wages_on_return',
    compared,
    findings,
    holds: 'The returns show the wages of the W-2s.',
    missing: 'There are no Form 1040 and W-2 of the same year and person.',
  }
}

function finding({ fields }: DocumentFacts, wages: Cents, w2s: readonly DocumentFacts[]): Finding[] {
  const shown = sumCents(w2s.map((w2) => centsOf(w2.fields['box_1']) ?? 0n))
  if (absolute(wages - shown) <= ROUNDING * BigInt(w2s.length)) return []
  const amounts = { expected: shown, actual: wages }
  const year = fields['tax_year']
  if (shown > wages) {
    const message = `The W-2s of ${year} show wages of ${amount(shown)}, but the return only ${amount(wages)}.`
    return [{ status: 'failed', message, ...amounts }]
  }
  const message = `The return of ${year} shows wages of ${amount(wages)}, but the W-2s only ${amount(shown)}: one may be missing.`
  return [{ status: 'warning', message, ...amounts }]
}

function wagesOf({ form, fields }: DocumentFacts): Cents | null {
  if (form !== '1040' && form !== '1040-sr') return null
  return centsOf(Number(fields['tax_year']) >= 2022 ? fields['line_1a'] : fields['line_1'])
}

/** Whether a W-2 is of a taxpayer of the return; where a name is missing, nothing speaks against it. */
function isOf(w2: DocumentFacts, { fields }: DocumentFacts): boolean {
  const [employee] = people(w2.fields['employee_name'])
  const taxpayers = people(fields['taxpayer_name'])
  return employee === undefined || taxpayers.length === 0 || taxpayers.includes(employee)
}
