import type { QualifyingLine } from '../api/types.ts'
import styles from '../package/package.module.css'
import { Badge } from '../ui/badge.tsx'
import { money } from '../ui/text/money.ts'
import { Card } from '../ui/page.tsx'
import { words } from '../ui/text/words.ts'
import type { OfModel } from './decide.ts'
import { DocumentLinks } from './document-links.tsx'
import { MethodTable } from './methods.tsx'
import table from '../ui/table.module.css'

/** How monthly income was calculated, by borrower, employer, business or account. */
export function Lines({ lines, ...of }: OfModel & { lines: readonly QualifyingLine[] }) {
  return lines.map((line) => (
    <Card
      key={line.key}
      title={line.label}
      actions={
        <>
          {!line.verified && <Badge tone="warn">Not verified</Badge>}
          <strong className={table.number}>{money(line.monthly)}</strong>
        </>
      }
    >
      <table className={table.table}>
        <tbody>
          <tr>
            <td>
              {words(line.method)}
              <div className={styles.muted}>{line.explanation}</div>
              <DocumentLinks packageId={of.packageId} documentIds={line.document_ids} />
            </td>
          </tr>
        </tbody>
      </table>
      {line.alternatives.length > 0 && <MethodTable of={line} subject={line.key} {...of} />}
    </Card>
  ))
}
