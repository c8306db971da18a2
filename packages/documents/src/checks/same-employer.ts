import type { Employment } from '@income/shared'
import type { Comparison } from './findings.ts'
import type { PackageDocuments } from './package-documents.ts'

/** A person's pay stubs and W-2s come from the same employer, unless the person changed it. */
export function sameEmployer({ employments }: PackageDocuments): Comparison {
  const people = [...Map.groupBy(employments, ({ employee }) => employee).values()]
  const withBoth = people.filter((own) => own.some(hasStubs) && own.some(hasW2s))
  const findings = withBoth
    .filter((own) => !own.some((employment) => hasStubs(employment) && hasW2s(employment)))
    .map((own) => {
      const stubs = own.filter(hasStubs).map(({ label }) => label)
      const w2s = own.filter(hasW2s).map(({ label }) => label)
      const message = `Pay stubs and W-2s name different employers: ${stubs.join('; ')} and ${w2s.join('; ')}.`
      return { status: 'warning' as const, message }
    })
  return {
    name: 'same_employer',
    compared: withBoth.length,
    findings,
    holds: 'Pay stubs and W-2s name the same employer.',
    missing: 'No person has both pay stubs and W-2s.',
  }
}

function hasStubs({ stubs }: Employment): boolean {
  return stubs.length > 0
}

function hasW2s({ w2s, unusable }: Employment): boolean {
  return w2s.length > 0 || unusable.length > 0
}
