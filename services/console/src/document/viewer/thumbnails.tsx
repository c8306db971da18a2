import { useVirtualizer } from '@tanstack/react-virtual'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { counted } from '../../ui/text/words.ts'
import type { PageSource } from './page-source.ts'
import type { PageSizes } from './use-page-sizes.ts'
import styles from './viewer.module.css'

const WIDTH = 76
const CAPTION = 28

interface ThumbnailsProps {
  source: PageSource
  sizes: PageSizes
  page: number
  /** First and last page of the document. */
  range: readonly [number, number]
  /** The number of items to review, by page. */
  marks: ReadonlyMap<number, number>
  onPage: (page: number) => void
}

export function Thumbnails({ source, sizes, page, range, marks, onPage }: ThumbnailsProps) {
  const scroll = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: source.pages,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => WIDTH * sizes.ratioOf(index + 1) + CAPTION,
    overscan: 2,
  })
  useEffect(() => list.measure(), [list, sizes.known])
  useEffect(() => list.scrollToIndex(page - 1), [list, page])
  return (
    <nav ref={scroll} className={styles.thumbnails} aria-label="Pages">
      <div style={{ position: 'relative', height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => {
          const number = index + 1
          const count = marks.get(number) ?? 0
          const isOutside = number < range[0] || number > range[1]
          return (
            <button
              key={number}
              type="button"
              className={clsx(styles.thumbnail, isOutside && styles.outside)}
              style={{ transform: `translateY(${start}px)` }}
              aria-current={number === page}
              aria-label={count > 0 ? `Page ${number}, ${counted(count, 'mark')}` : `Page ${number}`}
              onClick={() => onPage(number)}
            >
              <span className={styles.picture} style={{ width: WIDTH, height: WIDTH * sizes.ratioOf(number) }}>
                <Picture source={source} page={number} />
                {count > 0 && <span className={styles.count}>{count}</span>}
              </span>
              {number}
            </button>
          )
        })}
      </div>
    </nav>
  )
}

function Picture({ source, page }: { source: PageSource; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    // Pages in view are drawn first.
    const timer = setTimeout(() => {
      if (!canvas.current) return
      const rendering = { canvas: canvas.current, width: WIDTH, turn: 0, signal: controller.signal }
      source.render(page, rendering).catch(() => {
        // The page view reports that the page cannot be drawn.
      })
    }, 250)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [source, page])
  return <canvas ref={canvas} className={styles.canvas} aria-hidden />
}
