import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Place } from '../figures/figure.ts'
import { turnedBox } from '../figures/figure.ts'
import { type MarkLook, PageView } from './page-view.tsx'
import type { PageSource } from './page-source.ts'
import { Thumbnails } from './thumbnails.tsx'
import { Toolbar } from './toolbar.tsx'
import { usePageSizes } from './use-page-sizes.ts'
import type { View } from './use-view.ts'
import { pageWidth } from './zoom.ts'
import styles from './viewer.module.css'

const GAP = 14

export interface ViewerProps {
  source: PageSource
  fileName: string
  /** First and last page of the document. */
  range: readonly [number, number]
  places: readonly Place[]
  lookOf: (place: Place) => MarkLook
  /** The selected place; it is scrolled into view. */
  chosen: Place | null
  marks: ReadonlyMap<number, number>
  onChoose: (key: string) => void
  view: View
}

/** The pages of the file, one below the other; only those in view are drawn. */
export function Viewer(props: ViewerProps) {
  const { source, range, places, chosen, view } = props
  const { turn } = view
  const scroll = useRef<HTMLDivElement>(null)
  const room = useRoom(scroll)
  const sizes = usePageSizes(source)
  const [showsThumbnails, setShowsThumbnails] = useState(true)
  const ratioOf = (page: number) => (turn % 2 === 0 ? sizes.ratioOf(page) : 1 / sizes.ratioOf(page))
  const width = pageWidth(view.zoom, room, ratioOf(range[0]))
  useEffect(() => view.noteWidth(width), [view, width])
  const list = useVirtualizer({
    count: source.pages,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => width * ratioOf(index + 1),
    gap: GAP,
    paddingStart: GAP,
    paddingEnd: GAP,
    overscan: 1,
  })
  useLayoutEffect(() => list.measure(), [list, width, turn, sizes.known])
  const items = list.getVirtualItems()
  const page = pageInSight(items, list.scrollOffset ?? 0, room.height) ?? range[0]
  const { find } = sizes
  useEffect(() => {
    for (const { index } of items) find(index + 1)
  }, [items, find])
  const byPage = useMemo(() => Map.groupBy(places, (place) => place.page ?? 0), [places])

  // Selecting a value scrolls it into view; zooming and turning keep it there.
  useEffect(() => {
    if (room.height === 0) return
    if (!chosen?.page || !chosen.box) return
    const [, top, , bottom] = turnedBox(chosen.box, turn)
    const [start = 0] = list.getOffsetForIndex(chosen.page - 1, 'start') ?? []
    const height = width * ratioOf(chosen.page)
    bringIntoSight(scroll.current, start + top * height, start + bottom * height)
  }, [chosen, width, turn, sizes.known, room.height > 0])
  useEffect(() => {
    if (!chosen?.page && range[0] > 1) list.scrollToIndex(range[0] - 1, { align: 'start' })
  }, [list, range[0]])

  return (
    <section className={styles.viewer} aria-label="Original">
      <Toolbar
        where={`Page ${page} of ${source.pages}, ${props.fileName}`}
        width={width}
        view={view}
        onThumbnails={() => setShowsThumbnails((shown) => !shown)}
      />
      {showsThumbnails && source.pages > 1 ? (
        <Thumbnails
          source={source}
          sizes={sizes}
          page={page}
          range={range}
          marks={props.marks}
          onPage={(number) => list.scrollToIndex(number - 1, { align: 'start' })}
        />
      ) : (
        <span />
      )}
      <div ref={scroll} className={styles.scroll} tabIndex={0} role="region" aria-label="Pages of the original">
        <div className={styles.sheet} style={{ width: Math.max(width, 0), height: list.getTotalSize() }}>
          {items.map(({ index, start }) => (
            <div key={index} className={styles.slot} style={{ transform: `translateY(${start}px)` }}>
              <PageView
                source={source}
                page={index + 1}
                width={width}
                height={width * ratioOf(index + 1)}
                turn={turn}
                places={byPage.get(index + 1) ?? NONE}
                lookOf={props.lookOf}
                onChoose={props.onChoose}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

const NONE: readonly Place[] = []

function useRoom(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!element.current) return
    // Measured at once: pages drawn before their width is known would be drawn twice.
    const { clientWidth, clientHeight } = element.current
    setRoom({ width: clientWidth, height: clientHeight })
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return room
}

function pageInSight(items: readonly { index: number; end: number }[], offset: number, height: number): number | null {
  const found = items.find(({ end }) => end > offset + height / 3)
  return found ? found.index + 1 : null
}

/** Does not scroll while the place is well in view. */
function bringIntoSight(element: HTMLElement | null, top: number, bottom: number): void {
  if (!element) return
  const margin = Math.min(80, element.clientHeight / 5)
  const isSeen = top > element.scrollTop + margin && bottom < element.scrollTop + element.clientHeight - margin
  if (!isSeen) element.scrollTo({ top: top - element.clientHeight / 3 })
}
