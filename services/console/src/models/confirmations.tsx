import { useState } from 'react'
import type { IncomeSubject } from '../api/types.ts'
import styles from '../package/package.module.css'
import { useMay } from '../session/session.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Card } from '../ui/page.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import type { OfModel } from './decide.ts'
import table from '../ui/table.module.css'

type Kind = IncomeSubject['confirmations'][number]['kind']

const SAYS: Readonly<Record<Kind, string>> = {
  liquidity: 'The business can pay out what it earns',
  continuance: 'The income continues for three years',
  job_history: 'The second job has been held long enough',
  sole_ownership: 'The borrower is the sole owner of the corporation',
}

/** What documents cannot show, and whether a reviewer confirmed it. */
export function Confirmations({ subjects, ...of }: OfModel & { subjects: readonly IncomeSubject[] }) {
  const mayReview = useMay('review') && of.isUnderReview
  const [confirming, setConfirming] = useState<{ kind: Kind; subject: string } | null>(null)
  const open = subjects.flatMap(({ key, label, confirmations }) =>
    confirmations.map(({ kind, confirmed }) => ({ subject: key, label, kind, confirmed })),
  )
  if (open.length === 0) return null
  return (
    <Card title="What documents cannot show">
      <table className={table.table}>
        <tbody>
          {open.map(({ subject, label, kind, confirmed }) => (
            <tr key={subject + kind}>
              <td>
                {SAYS[kind]}
                <div className={styles.muted}>{label}</div>
              </td>
              <td className={table.number}>
                {confirmed ? (
                  <Badge tone="good">Confirmed</Badge>
                ) : (
                  mayReview && <Button onClick={() => setConfirming({ kind, subject })}>Confirm</Button>
                )}
                {!confirmed && !mayReview && <Badge>Open</Badge>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {confirming && (
        <DecideDialog
          of={of}
          decision={confirming}
          title="Confirm"
          description={`${SAYS[confirming.kind]}.`}
          onClose={() => setConfirming(null)}
        />
      )}
    </Card>
  )
}
