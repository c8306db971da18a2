import { useQuery } from '@tanstack/react-query'
import type { Decision } from '../api/types.ts'
import styles from '../package/package.module.css'
import { decisionsQuery } from '../package/queries.ts'
import { useMay } from '../session/session.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Problem } from '../ui/notice.tsx'
import { Card } from '../ui/page.tsx'
import { moment, words } from '../ui/text/words.ts'
import { type OfModel, useUndoDecision } from './decide.ts'
import table from '../ui/table.module.css'

/** The chosen methods and confirmations; decisions on entries are shown with the entries. */
export function Decisions(of: OfModel) {
  const { data: decisions = [] } = useQuery(decisionsQuery(of.packageId, of.model.id))
  const undo = useUndoDecision(of)
  const mayReview = useMay('review') && of.isUnderReview
  if (decisions.length === 0) return null
  return (
    <Card title="Decisions">
      {undo.isError && <Problem error={undo.error} />}
      <table className={table.table}>
        <tbody>
          {decisions.map((decision) => (
            <tr key={decision.kind + decision.subject}>
              <td>
                <strong>{titleOf(decision)}</strong> {!decision.in_effect && <Badge tone="warn">No effect</Badge>}
                <div>{decision.label}</div>
                <div className={styles.muted}>
                  {decision.reason} ({decision.by}, {moment(decision.at)})
                </div>
              </td>
              <td className={table.number}>
                {mayReview && <Button onClick={() => undo.mutate(decision)}>Undo</Button>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function titleOf({ kind, method }: Decision): string {
  return method === null ? `${words(kind)} confirmed` : words(method)
}
