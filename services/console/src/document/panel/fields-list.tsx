import clsx from 'clsx'
import { Check } from 'lucide-react'
import { TRUSTED } from '../../package/document-order.ts'
import { percent } from '../../ui/text/words.ts'
import type { FieldFigure } from '../figures/figure.ts'
import { useReview } from '../review/review-context.tsx'
import styles from './panel.module.css'
import { shownValue } from './shown.ts'

export function FieldsList() {
  const { figures, chosen, choose } = useReview()
  const fields = figures.filter((figure): figure is FieldFigure => figure.kind === 'field')
  return (
    <ul className={styles.scroll}>
      {fields.map((figure) => (
        <li key={figure.key}>
          <button
            type="button"
            className={clsx(styles.row, styles.field)}
            aria-current={figure.key === chosen}
            data-field={figure.name}
            onClick={() => choose(figure.key)}
          >
            <span className={styles.muted}>{figure.label}</span>
            <span className={styles.value}>{shownValue(figure)}</span>
            <Confidence value={figure.confidence} isSettled={figure.isSettled} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Confidence({ value, isSettled }: { value: number; isSettled: boolean }) {
  if (isSettled) {
    return (
      <span className={styles.sure}>
        <Check size={14} aria-label="Settled by a reviewer" />
      </span>
    )
  }
  return <span className={clsx(styles.sure, value < TRUSTED && styles.unsure)}>{percent(value)}</span>
}
