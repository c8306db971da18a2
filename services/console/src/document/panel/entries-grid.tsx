import { useVirtualizer } from '@tanstack/react-virtual'
import clsx from 'clsx'
import { ListX } from 'lucide-react'
import { memo, useEffect, useRef, type KeyboardEvent } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Empty } from '../../ui/notice.tsx'
import type { EntryFigure } from '../figures/figure.ts'
import { useReview } from '../review/review-context.tsx'
import styles from './panel.module.css'
import { shownValue } from './shown.ts'

const ROW_HEIGHT = 34
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 12, PageUp: -12 }

/** The entries in reading order. Only the rows in view exist, so thousands scroll smoothly. */
export function EntriesGrid() {
  const { figures, chosen, choose } = useReview()
  const entries = figures.filter((figure): figure is EntryFigure => figure.kind === 'entry')
  const scroll = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  const place = entries.findIndex(({ key }) => key === chosen)
  useEffect(() => {
    if (place >= 0) list.scrollToIndex(place, { align: 'auto' })
  }, [list, place])
  if (entries.length === 0) {
    return (
      <Empty icon={ListX} title="No entries">
        <p>No lines of money were found in this document.</p>
      </Empty>
    )
  }
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = entries[Math.min(entries.length - 1, Math.max(0, place + step))]
    if (next) choose(next.key)
  }
  return (
    <div role="grid" aria-label="Entries" aria-rowcount={entries.length + 1} className={styles.grid}>
      <div role="row" aria-rowindex={1} className={clsx(styles.row, styles.entry, styles.gridHead)}>
        <span role="columnheader">Date</span>
        <span role="columnheader">Description</span>
        <span role="columnheader" className={styles.right}>
          Amount
        </span>
        <span role="columnheader">Counts</span>
      </div>
      <div ref={scroll} role="rowgroup" className={styles.scroll} tabIndex={0} aria-label="Entries" onKeyDown={move}>
        <div role="presentation" className={styles.list} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => {
            const figure = entries[index]
            return (
              figure && (
                <EntryRow
                  key={figure.key}
                  figure={figure}
                  index={index}
                  start={start}
                  isChosen={figure.key === chosen}
                  onChoose={choose}
                />
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}

interface EntryRowProps {
  figure: EntryFigure
  index: number
  start: number
  isChosen: boolean
  onChoose: (key: string) => void
}

const EntryRow = memo(function EntryRow({ figure, index, start, isChosen, onChoose }: EntryRowProps) {
  const { date, eligibility } = figure.entry
  const counts = eligibility?.override?.eligible ?? eligibility?.eligible
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={clsx(styles.row, styles.entry, styles.item)}
      style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
      data-entry={figure.entry.id}
      onClick={() => onChoose(figure.key)}
    >
      <span role="gridcell" className={styles.muted}>
        {date?.slice(-5) ?? ''}
      </span>
      <span role="gridcell" className={styles.description} title={figure.label}>
        {figure.label}
      </span>
      <span role="gridcell" className={clsx(styles.value, styles.right)}>
        {shownValue(figure)}
      </span>
      <span role="gridcell">
        {counts !== undefined && (
          <Badge tone={eligibility?.override ? 'accent' : counts ? 'good' : 'neutral'}>
            {counts ? 'Counts' : 'Out'}
          </Badge>
        )}
      </span>
    </div>
  )
})
