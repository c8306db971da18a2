import { heightOf, widthOf, type Component } from '../layout/components.ts'
import type { Segment } from '../layout/segments.ts'
import { baselineOf } from '../lines/sighted.ts'
import { cutOf, type Sighting } from '../lines/sighting.ts'
import type { Prepared } from '../prepare.ts'

/** Lighter than other print: a mark is so small that blur makes it grey. */
const INK = 205
const WHITE = 235
/** In squared heights of capitals: less ink is dirt. */
const DIRT = 0.01
/** In heights of capitals: letters are higher, and the lines that a mark makes up are lower. */
const LETTER = 0.5
const MARK = 0.6
/** Tall letters are higher than this fraction of the highest. */
const TALL = 0.85
/** How far from the baseline a letter may end, in heights of the line's letters. */
const OFF_BASELINE = 0.3
/** The most components of a mark: diaereses have two. */
const PARTS = 2

/** What a word with its marks takes up. */
const WHOLE: Band = [-0.35, 1.5]

/** How far above the baseline something begins and ends, in heights of capitals. */
export type Band = readonly [from: number, to: number]

/** Ink in adjacent columns of a band. */
interface Stroke {
  left: number
  right: number
  ink: number
}

/** The print of one word, with what stands above and below it. */
export interface WordPrint {
  /** The strokes in a band. */
  strokes: (band: Band) => Stroke[]
  /** In heights of capitals. */
  widthOf: (stroke: Stroke) => number
  /** The horizontal centre of the ink in a band above or below a stroke, in heights of capitals from its left. */
  centre: (stroke: Stroke, band: Band) => number
  /** Its letters, from left to right. */
  letters: Component[]
  /** How high a component extends above the baseline, in heights of capitals. */
  rise: (component: Component) => number
  /** Whether there is ink in the middle of a component. */
  isStruck: (component: Component) => boolean
  /** The print of the word with its marks; null if it has none. */
  cut: () => Segment | null
}

/** Shows the print of words. Print of other lines does not count, unless it is a mark that forms a line of its own. */
export function printOfWords({ picture, labels, segments }: Prepared): (sighting: Sighting) => WordPrint {
  const lines = new Map(segments.flatMap((line) => line.components.map(({ label }) => [label, line])))
  const measures = new Map(segments.map((line) => [line, measuresOf(line)]))
  const { width, height, data } = picture

  return (sighting) => {
    const { segment, left, right } = sighting
    const { baseline, capital } = measures.get(segment) ?? measuresOf(segment)
    const isForeign = (label: number): boolean => {
      const line = lines.get(label)
      return line !== undefined && line !== segment && !isMark(line, capital)
    }
    const rowsOf = ([from, to]: Band): Band => [
      Math.max(0, Math.round(baseline - to * capital)),
      Math.min(height, Math.round(baseline - from * capital)),
    ]
    const inkIn = (x: number, [top, bottom]: Band, lightest: number, weight: (shade: number) => number): number => {
      let ink = 0
      for (let at = top * width + x; at < bottom * width; at += width) {
        if (data[at]! < lightest && !isForeign(labels[at]!)) ink += weight(data[at]!)
      }
      return ink
    }
    const columns = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(right))] as const
    return {
      strokes: (band) => {
        const rows = rowsOf(band)
        const strokes: Stroke[] = []
        for (let x = columns[0]; x < columns[1]; x++) {
          const ink = inkIn(x, rows, INK, () => 1)
          const last = strokes.at(-1)
          if (ink === 0) continue
          if (last?.right === x) Object.assign(last, { right: x + 1, ink: last.ink + ink })
          else strokes.push({ left: x, right: x + 1, ink })
        }
        return strokes.filter(({ ink }) => ink >= DIRT * capital ** 2)
      },
      widthOf: (stroke) => (stroke.right - stroke.left) / capital,
      centre: (stroke, band) => {
        const rows = rowsOf(band)
        let [sum, all] = [0, 0]
        for (let x = Math.max(0, stroke.left - 2); x < Math.min(width, stroke.right + 2); x++) {
          const ink = inkIn(x, rows, WHITE, (shade) => WHITE - shade)
          sum += ink * (x - stroke.left)
          all += ink
        }
        return all === 0 ? 0 : sum / all / capital
      },
      letters: segment.components
        .filter((c) => c.left >= left - 2 && c.right <= right + 2 && heightOf(c) > LETTER * capital)
        .sort((a, b) => a.left - b.left),
      rise: ({ top }) => (baseline - top) / capital,
      isStruck: (component) => {
        const [x, y] = [(component.left + component.right) >> 1, (component.top + component.bottom) >> 1]
        return widthOf(component) > 2 && [-1, 0, 1].every((off) => data[(y + off) * width + x - off]! < INK)
      },
      cut: () => {
        const own = cutOf(sighting)
        if (!own) return null
        const known = new Set(segment.components.map(({ label }) => label))
        const isOfNone = (label: number) => label !== 0 && !known.has(label) && !isForeign(label)
        const marks = piecesIn(labels, width, { ...own, rows: rowsOf(WHOLE) }, isOfNone)
        return {
          ...own,
          components: [...own.components, ...marks],
          top: Math.min(own.top, ...marks.map(({ top }) => top)),
          bottom: Math.max(own.bottom, ...marks.map(({ bottom }) => bottom)),
        }
      },
    }
  }
}

interface Area {
  left: number
  right: number
  rows: Band
}

/** The parts of components that lie in an area. */
function piecesIn(
  labels: Int32Array,
  width: number,
  { left, right, rows: [top, bottom] }: Area,
  isWanted: (label: number) => boolean,
): Component[] {
  const pieces = new Map<number, Component>()
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const label = labels[y * width + x]!
      if (!isWanted(label)) continue
      const piece = pieces.get(label) ?? { label, left: x, right: x, top: y, bottom: y, area: 0 }
      pieces.set(label, {
        ...piece,
        left: Math.min(piece.left, x),
        right: Math.max(piece.right, x + 1),
        bottom: y + 1,
        area: piece.area + 1,
      })
    }
  }
  return [...pieces.values()]
}

function isMark({ components, letterHeight }: Segment, capital: number): boolean {
  return components.length <= PARTS && letterHeight < MARK * capital
}

/** Where the letters of a line stand, and how high its capitals and tall letters are. */
function measuresOf(line: Segment): { baseline: number; capital: number } {
  const baseline = baselineOf(line)
  const heights = line.components
    .filter(({ bottom }) => bottom > baseline - OFF_BASELINE * line.letterHeight)
    .map(({ top }) => baseline - top)
    .sort((a, b) => a - b)
  const highest = heights.at(-1) ?? line.letterHeight
  const tall = heights.filter((height) => height > TALL * highest)
  return { baseline, capital: Math.max(1, tall[(tall.length - 1) >> 1] ?? highest) }
}
