import { useSuspenseQuery } from '@tanstack/react-query'
import { Card } from '../ui/page.tsx'
import { Status } from '../ui/status.tsx'
import { words } from '../ui/text/words.ts'
import styles from './package.module.css'
import { checksQuery } from './queries.ts'
import table from '../ui/table.module.css'

const ORDER = ['failed', 'warning', 'passed', 'not_applicable'] as const

/** The checks between the documents of the package. */
export function AcrossDocuments({ packageId }: { packageId: string }) {
  const { data: checks } = useSuspenseQuery(checksQuery(packageId))
  if (checks.length === 0) return null
  const ordered = ORDER.flatMap((status) => checks.filter((check) => check.status === status))
  return (
    <Card title="Between the documents">
      <table className={table.table}>
        <tbody>
          {ordered.map(({ name, status, message }, index) => (
            <tr key={index}>
              <td>
                <strong>{words(name)}</strong>
                <br />
                <span className={styles.muted}>{message}</span>
              </td>
              <td className={table.number}>
                <Status of={status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
