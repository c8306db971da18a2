import clsx from 'clsx'
import { CircleAlert, CircleCheck, CircleMinus, CircleX, type LucideIcon } from 'lucide-react'
import type { Check } from '../../api/types.ts'
import { words } from '../../ui/text/words.ts'
import { checkKey } from '../figures/attention.ts'
import { useReview } from '../review/review-context.tsx'
import styles from './panel.module.css'

type Status = Check['status']

const ICONS: Readonly<Record<Status, LucideIcon>> = {
  failed: CircleX,
  warning: CircleAlert,
  passed: CircleCheck,
  not_applicable: CircleMinus,
}
const LABELS: Readonly<Record<Status, string>> = {
  failed: 'Failed:',
  warning: 'Warning:',
  passed: 'Passed:',
  not_applicable: 'Not applicable:',
}
const ORDER: readonly Status[] = ['failed', 'warning', 'passed', 'not_applicable']

/** Every check of the document, those that did not pass first. */
export function ChecksList() {
  const { document, chosen, choose } = useReview()
  const checks = document.checks.map((check, index) => ({ check, key: checkKey(index) }))
  const ordered = ORDER.flatMap((status) => checks.filter(({ check }) => check.status === status))
  return (
    <ul className={styles.scroll}>
      {ordered.map(({ check, key }) => (
        <li key={key}>
          <CheckRow check={check} isChosen={key === chosen} onChoose={() => choose(key)} />
        </li>
      ))}
    </ul>
  )
}

function CheckRow({ check, isChosen, onChoose }: { check: Check; isChosen: boolean; onChoose: () => void }) {
  const Icon = ICONS[check.status]
  return (
    <button
      type="button"
      className={clsx(styles.row, styles.check)}
      aria-current={isChosen}
      data-check={check.name}
      onClick={onChoose}
    >
      <Icon aria-label={LABELS[check.status]} className={styles[check.status] ?? styles.muted} />
      <span>
        <strong>{words(check.name)}</strong>
        <br />
        <span className={styles.muted}>{check.message}</span>
      </span>
    </button>
  )
}
