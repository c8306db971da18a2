import type { IncomeAlert } from '../api/types.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { words } from '../ui/text/words.ts'
import { DocumentLinks } from './document-links.tsx'
import styles from '../package/package.module.css'
import table from '../ui/table.module.css'

const TONES: Readonly<Record<IncomeAlert['severity'], Tone>> = { critical: 'bad', warning: 'warn', note: 'neutral' }
const ORDER: readonly IncomeAlert['severity'][] = ['critical', 'warning', 'note']

/** An alert about more documents than this concerns the whole package. */
const MOST_LINKED = 3

/** The alerts about an income, the most severe first, each with what to do. */
export function Alerts({ packageId, alerts }: { packageId: string; alerts: readonly IncomeAlert[] }) {
  const ordered = ORDER.flatMap((severity) => alerts.filter((alert) => alert.severity === severity))
  return (
    <table className={table.table}>
      <tbody>
        {ordered.map(({ code, severity, message, action, document_ids }, index) => (
          <tr key={index} data-alert={code}>
            <td>
              <Badge tone={TONES[severity]}>{words(severity)}</Badge> {message}
              {action !== null && <div className={styles.muted}>{action}</div>}
              {document_ids.length <= MOST_LINKED && <DocumentLinks packageId={packageId} documentIds={document_ids} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
