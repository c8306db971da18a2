import type { Entry } from '../../api/types.ts'
import { Badge } from '../../ui/badge.tsx'
import { moment } from '../../ui/text/words.ts'

/** Whether an entry counts, by which rule and why, and who overrode it. */
export function EligibilityFacts({ entry: { eligibility } }: { entry: Entry }) {
  if (!eligibility) return null
  const { eligible, reason, override } = eligibility
  return (
    <>
      <dt>By the rules</dt>
      <dd>
        <Badge tone={eligible ? 'good' : 'neutral'}>{eligible ? 'Counts' : 'Left out'}</Badge> {reason}
      </dd>
      {override && (
        <>
          <dt>Decision</dt>
          <dd>
            <Badge tone={override.eligible ? 'good' : 'neutral'}>{override.eligible ? 'Counts' : 'Left out'}</Badge>{' '}
            {override.reason} ({override.by}, {moment(override.at)})
          </dd>
        </>
      )}
    </>
  )
}
