import { useVirtualizer } from '@tanstack/react-virtual'
import clsx from 'clsx'
import { CircleAlert, CircleCheck, CircleX, Eye, TrendingUp, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Attention, AttentionKind } from '../figures/attention.ts'
import { useDeciding } from '../review/deciding.tsx'
import { useReview } from '../review/review-context.tsx'
import { WhereNext } from '../siblings.tsx'
import { Empty } from '../../ui/notice.tsx'
import { FigureInspector } from './figure-inspector.tsx'
import styles from './panel.module.css'
import { shownValue } from './shown.ts'
import { SumTable } from './sum-table.tsx'

const ICONS: Readonly<Record<AttentionKind, LucideIcon>> = {
  failed: CircleX,
  warning: CircleAlert,
  low_confidence: Eye,
  large: TrendingUp,
}
const ITEM_HEIGHT = 62

/** The items to review, the most important first; the selected one is open. */
export function AttentionList() {
  const { attention, chosen } = useReview()
  const scroll = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: attention.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ITEM_HEIGHT,
    getItemKey: (index) => attention[index]?.key ?? index,
    overscan: 6,
  })
  const place = attention.findIndex(({ key }) => key === chosen)
  useEffect(() => {
    if (place >= 0) list.scrollToIndex(place, { align: 'auto' })
  }, [list, place])
  if (attention.length === 0) {
    return (
      <Empty icon={CircleCheck} title="Nothing needs review">
        <p>Every check passed, and every value was read with high confidence or settled by a reviewer.</p>
        <WhereNext />
      </Empty>
    )
  }
  return (
    <div ref={scroll} className={styles.scroll}>
      <ol className={styles.list} style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, key, start }) => {
          const item = attention[index]
          return (
            item && (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                className={clsx(styles.item, item.key === chosen && styles.itemOpen)}
                style={{ transform: `translateY(${start}px)` }}
              >
                <AttentionItem item={item} isOpen={item.key === chosen} />
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}

function AttentionItem({ item, isOpen }: { item: Attention; isOpen: boolean }) {
  const { choose, arithmetic } = useReview()
  const { accept } = useDeciding()
  const head = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focus follows the selection, unless a form is open.
    if (isOpen && !document.activeElement?.closest('form')) head.current?.focus({ preventScroll: true })
  }, [isOpen])
  const Icon = ICONS[item.kind]
  return (
    <>
      <button
        ref={head}
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        data-accepts={isOpen ? '' : undefined}
        data-attention={item.key}
        onClick={(event) => {
          // Enter on the open item accepts it; a click leaves it open.
          if (isOpen && event.detail === 0) accept()
          else choose(item.key)
        }}
      >
        <Icon aria-label={LABELS[item.kind]} className={styles[item.kind]} />
        <span className={styles.name}>{item.title}</span>
        <span className={styles.amount}>{item.figure ? shownValue(item.figure) : ''}</span>
        <span className={styles.why}>{item.why}</span>
      </button>
      {isOpen && (
        <div className={styles.body}>
          {item.check && arithmetic && <SumTable check={item.check} arithmetic={arithmetic} />}
          {item.figure && <FigureInspector figure={item.figure} />}
        </div>
      )}
    </>
  )
}

const LABELS: Readonly<Record<AttentionKind, string>> = {
  failed: 'Failed check:',
  warning: 'Warning:',
  low_confidence: 'Low confidence:',
  large: 'Large effect:',
}
