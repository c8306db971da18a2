import clsx from 'clsx'
import { Check } from 'lucide-react'
import { TRUSTED } from '../../package/document-order.ts'
import { percent } from '../../ui/text/words.ts'
import { type FieldFigure, wasRead } from '../figures/figure.ts'
import { useReview } from '../review/review-context.tsx'
import styles from './panel.module.css'
import { shownValue } from './shown.ts'

/** The fields as they were read, then those that the page may print all the same. */
export function FieldsList() {
  const { figures, notRead, chosen, choose } = useReview()
  const fields = figures.filter((figure): figure is FieldFigure => figure.kind === 'field')
  return (
    <ul className={styles.scroll}>
      {[...fields, ...notRead].map((figure) => (
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
            <Confidence figure={figure} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Confidence({ figure }: { figure: FieldFigure }) {
  const { confidence, isSettled } = figure
  if (!wasRead(figure)) return <span className={styles.sure}>not read</span>
  if (isSettled) {
    return (
      <span className={styles.sure}>
        <Check size={14} aria-label="Settled by a reviewer" />
      </span>
    )
  }
  return <span className={clsx(styles.sure, confidence < TRUSTED && styles.unsure)}>{percent(confidence)}</span>
}
