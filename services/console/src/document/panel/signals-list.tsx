import clsx from 'clsx'
import { CircleAlert, CircleX, Info, MapPin, type LucideIcon } from 'lucide-react'
import type { Signal } from '../../api/types.ts'
import { words } from '../../ui/text/words.ts'
import { placeOf, placesOf } from '../figures/place.ts'
import { useReview } from '../review/review-context.tsx'
import styles from './panel.module.css'
import { Dismissal } from './forms/dismissal.tsx'

const ICONS: Readonly<Record<Signal['severity'], LucideIcon>> = {
  high: CircleX,
  medium: CircleAlert,
  low: CircleAlert,
  info: Info,
}
const LOOKS: Readonly<Record<Signal['severity'], keyof typeof styles>> = {
  high: 'failed',
  medium: 'warning',
  low: 'muted',
  info: 'muted',
}
const ORDER: readonly Signal['severity'][] = ['high', 'medium', 'low', 'info']

/** The signs of tampering in the document and in how its file was made, the most severe first. */
export function SignalsList() {
  const { signals } = useReview()
  const ordered = ORDER.flatMap((severity) => signals.filter((signal) => signal.severity === severity))
  return (
    <div className={styles.scroll}>
      <p className={clsx(styles.row, styles.muted)}>
        Evidence, never a verdict. An empty list means that none was detected, not that the file is clean.
      </p>
      <ul aria-label="Signs of tampering">
        {ordered.map((signal) => (
          <li key={signal.id}>
            <SignalRow signal={signal} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SignalRow({ signal }: { signal: Signal }) {
  const { chosen, choose } = useReview()
  const Icon = ICONS[signal.severity]
  const places = placesOf(signal)
  const key = places[0]?.key ?? signal.id
  const isChosen = chosen === signal.id || places.some((place) => place.key === chosen)
  return (
    <>
      <button
        type="button"
        className={clsx(styles.row, styles.check, signal.dismissed && styles.muted)}
        aria-current={isChosen}
        data-signal={signal.code}
        onClick={() => choose(key)}
      >
        <Icon aria-label={`${signal.severity}:`} className={styles[LOOKS[signal.severity]]} />
        <span>
          <strong>{words(signal.code)}</strong>
          <br />
          <span className={styles.muted}>{signal.summary}</span>
          {signal.dismissed && (
            <>
              <br />
              <span className={styles.muted}>
                Dismissed by {signal.dismissed.by ?? 'a reviewer'}: {signal.dismissed.reason}
              </span>
            </>
          )}
        </span>
      </button>
      {isChosen && <Evidence signal={signal} />}
      {isChosen && <Dismissal signal={signal} of={key} />}
    </>
  )
}

/** The evidence. Selecting an item that has a place highlights it there. */
function Evidence({ signal }: { signal: Signal }) {
  const { choose } = useReview()
  return (
    <ul aria-label="Evidence" className={styles.muted}>
      {signal.evidence.map(({ page, detail }, index) => {
        const place = placeOf(signal, index)
        return (
          <li key={index}>
            {place ? (
              <button type="button" className={clsx(styles.row, styles.check)} onClick={() => choose(place.key)}>
                <MapPin aria-hidden />
                <span>
                  Page {page}: {detail}
                </span>
              </button>
            ) : (
              <p className={styles.body}>{detail}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
