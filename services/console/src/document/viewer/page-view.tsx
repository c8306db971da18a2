import clsx from 'clsx'
import { memo, useEffect, useRef, useState } from 'react'
import { type Place, turnedBox } from '../figures/figure.ts'
import type { PageSource } from './page-source.ts'
import styles from './viewer.module.css'

/** What a box marks: the selected value, a term of the selected sum, or why the value needs review. */
export type MarkLook = 'chosen' | 'term' | 'low_confidence' | 'large' | 'plain' | 'signal'

interface PageViewProps {
  source: PageSource
  page: number
  width: number
  height: number
  turn: number
  places: readonly Place[]
  lookOf: (place: Place) => MarkLook
  onChoose: (key: string) => void
}

/** A page with the boxes of its values and signals. */
export const PageView = memo(function PageView(props: PageViewProps) {
  const { page, width, height, turn, places, lookOf, onChoose } = props
  return (
    <div className={styles.page} style={{ width, height }}>
      <PageCanvas {...props} />
      {places.map((place) => (
        <Mark key={place.key} place={place} turn={turn} look={lookOf(place)} onChoose={onChoose} />
      ))}
      {places
        .filter((place) => lookOf(place) === 'chosen')
        .map((place) => (
          <Earlier key={place.key} place={place} turn={turn} />
        ))}
      <span className={styles.pageNumber} aria-hidden>
        {page}
      </span>
    </div>
  )
})

/** Redraws wait until zooming pauses; until then the drawing is stretched. */
const PAUSE_MS = 120

const PageCanvas = memo(function PageCanvas({ source, page, width, turn }: PageViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDrawn = useRef(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const draw = () => {
      if (!canvas.current) return
      const rendering = { canvas: canvas.current, width, turn, signal: controller.signal }
      source.render(page, rendering).then(
        () => {
          isDrawn.current = true
        },
        () => !controller.signal.aborted && setFailed(true),
      )
    }
    const timer = setTimeout(draw, isDrawn.current ? PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [source, page, width, turn])
  if (failed) return <p className={styles.undrawn}>Page {page} could not be drawn.</p>
  // Two drawings must not share a canvas: each rotation or zoom gets a new one.
  return (
    <canvas
      key={`${turn}-${Math.round(width)}`}
      ref={canvas}
      className={styles.canvas}
      role="img"
      aria-label={`Page ${page}`}
    />
  )
})

interface MarkProps {
  place: Place
  turn: number
  look: MarkLook
  onChoose: (key: string) => void
}

const Mark = memo(function Mark({ place, turn, look, onChoose }: MarkProps) {
  if (!place.box) return null
  const [left, top, right, bottom] = turnedBox(place.box, turn)
  return (
    <button
      type="button"
      // Keyboard users select values in the panel; the boxes only show where they are.
      tabIndex={-1}
      className={clsx(styles.mark, styles[look])}
      style={{
        left: `${left * 100}%`,
        top: `${top * 100}%`,
        width: `${(right - left) * 100}%`,
        height: `${(bottom - top) * 100}%`,
      }}
      aria-label={`${place.label}: ${place.value ?? 'nothing printed'}`}
      data-figure={place.key}
      data-look={look}
      onClick={() => onChoose(place.key)}
    />
  )
})

interface EarlierProps {
  place: Place
  turn: number
}

/** What an earlier state of the file shows in a box, over the box or below it at the top of the page. */
const Earlier = memo(function Earlier({ place, turn }: EarlierProps) {
  if (!place.box || place.before === undefined) return null
  const [left, top, , bottom] = turnedBox(place.box, turn)
  const isAtTop = top < TOP
  return (
    <s
      className={clsx(styles.earlier, isAtTop && styles.below)}
      style={{ left: `${left * 100}%`, top: `${(isAtTop ? bottom : top) * 100}%` }}
      title="In an earlier state of the file"
    >
      {place.before}
    </s>
  )
})

/** The top part of a page: there is no space above it. */
const TOP = 0.04
