import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { LoanPackage } from '../api/types.ts'
import { Progress } from '../ui/progress.tsx'
import { Status } from '../ui/status.tsx'
import { moment } from '../ui/text/words.ts'
import styles from './packages-page.module.css'
import table from '../ui/table.module.css'

export function PackageTable({ packages }: { packages: readonly LoanPackage[] }) {
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Identifier</th>
            <th scope="col" className={styles.aside}>
              Your identifier
            </th>
            <th scope="col">Status</th>
            <th scope="col" className={styles.maker}>
              Created by
            </th>
            <th scope="col" className={styles.aside}>
              Changed
            </th>
          </tr>
        </thead>
        <tbody>
          {packages.map((each) => (
            <PackageRow key={each.id} loanPackage={each} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PackageRow({ loanPackage }: { loanPackage: LoanPackage }) {
  const { title, public_id, external_id, status, progress, created_by, updated_at } = loanPackage
  return (
    <tr className={styles.row}>
      <td>
        <Link to="/packages/$packageId" params={{ packageId: public_id }} className={styles.title}>
          {title}
        </Link>
      </td>
      <td className={clsx(table.id, styles.whole)}>{public_id}</td>
      <td className={clsx(table.muted, styles.aside, styles.short)} title={external_id ?? undefined}>
        {external_id ?? '–'}
      </td>
      <td>
        <Status of={status} />
        {status === 'Processing' && progress > 0 && (
          <span className={styles.progress}>
            <Progress value={progress} label={`Progress of ${title}`} />
          </span>
        )}
      </td>
      <td className={clsx(table.muted, styles.maker, styles.short)} title={created_by.email}>
        {created_by.email}
      </td>
      <td className={clsx(table.time, styles.aside)}>{moment(updated_at)}</td>
    </tr>
  )
}
