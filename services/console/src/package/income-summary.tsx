import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge } from '../ui/badge.tsx'
import { money } from '../ui/text/money.ts'
import { Card, CardBody } from '../ui/page.tsx'
import { counted } from '../ui/text/words.ts'
import styles from './package.module.css'
import { incomeQuery } from './queries.ts'

/** The income of the package, and what is still missing. */
export function IncomeSummary({ packageId }: { packageId: string }) {
  const { data: income } = useQuery(incomeQuery(packageId))
  if (!income || income.models.length === 0) return null
  const { monthly, verified, missing_papers } = income
  return (
    <Card
      title="Monthly income"
      actions={verified === true ? <Badge tone="good">Verified</Badge> : <Badge tone="warn">Not verified</Badge>}
    >
      <CardBody>
        <p className={styles.big}>{monthly === null ? 'None' : money(monthly)}</p>
        <p className={styles.summary}>
          {missing_papers.length > 0 && (
            <span className={styles.muted}>{counted(missing_papers.length, 'missing document')}</span>
          )}
          <Link to="/packages/$packageId/income" params={{ packageId }}>
            How it is calculated
          </Link>
        </p>
      </CardBody>
    </Card>
  )
}
