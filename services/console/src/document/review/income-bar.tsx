import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { incomeQuery } from '../../package/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { difference, money } from '../../ui/text/money.ts'
import { incomeBeforeQuery } from './income-move.ts'
import styles from './review.module.css'

/** The package's monthly income, with the effect of the last change. */
export function IncomeBar({ packageId }: { packageId: string }) {
  const { data: income } = useQuery(incomeQuery(packageId))
  const { data: before } = useQuery(incomeBeforeQuery(packageId))
  if (!income) return null
  const { monthly, verified } = income
  const hasMoved = before !== undefined && before !== monthly
  return (
    <div className={styles.income} aria-live="polite">
      <Link to="/packages/$packageId/income" params={{ packageId }} className={styles.incomeLabel}>
        Monthly income
      </Link>
      {hasMoved && <s className={styles.before}>{before === null ? 'none' : money(before)}</s>}
      {hasMoved && <span aria-hidden>→</span>}
      <strong className={styles.monthly}>{monthly === null ? 'none' : money(monthly)}</strong>
      {hasMoved && before !== null && monthly !== null && <Badge tone="accent">{difference(before, monthly)}</Badge>}
      {verified === false && <Badge tone="warn">Not verified</Badge>}
    </div>
  )
}
