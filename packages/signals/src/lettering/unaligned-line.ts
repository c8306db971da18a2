import type { FoundSignal } from '@income/shared'
import { areaOf, placeOf, textOf, type Area, type DrawnGlyph, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'

type Run = readonly DrawnGlyph[]

/** In points: how exactly the ends of lines agree that are aligned there, and how far apart such lines begin. */
const EXACT = 0.1
const RAGGED = 2
/** In sizes: how far apart words of a line are at most, how far apart lines of a block, and by how much one may miss their end. */
const GAP = 0.6
const PITCH = { least: 0.8, most: 2.5 }
const MISSED = { least: 0.06, most: 6 }
/** A single word, such as a heading of two columns, is often centred. */
const WORDS = 2
/** Where more lines miss the end of others, they are not meant to meet it. */
const MOST = 1
const LETTER = /\p{L}{3}/u

interface Line {
  text: string
  words: number
  area: Area
  baseline: number
  size: number
}

/**
 * A line between others that all end at one edge, which it misses, while nothing else on the page begins where it begins: it was
 * aligned when it was longer or shorter, and who typed other text into its place left its beginning where it was.
 */
export function ofUnalignedLine(page: DrawnPage): FoundSignal[] {
  const lines = linesOf(page.runs)
  const found = lines.filter((line) => line.words >= WORDS && LETTER.test(line.text) && missesEdge(line, lines))
  if (found.length === 0 || found.length > MOST) return []
  const evidence = found.map(({ text, area }) => ({
    ...placeOf(area, page),
    detail: `${quoted(text)} misses the edge at which the lines above and below it end`,
  }))
  return [{ code: 'text_not_meeting_next', severity: 'low', summary: `On the page, ${evidence[0]!.detail}.`, evidence }]
}

function linesOf(runs: readonly Run[]): Line[] {
  const rows = [...Map.groupBy(runs, ([first]) => Math.round(first!.y)).values()]
  return rows.flatMap((row) => {
    const sorted = row.toSorted(([one], [other]) => one!.x - other!.x)
    const phrases: Run[][] = []
    for (const run of sorted) {
      const last = phrases.at(-1)?.at(-1)?.at(-1)
      const gap = last ? run[0]!.x - last.x - last.width : Infinity
      if (gap < GAP * run[0]!.size) phrases.at(-1)!.push(run)
      else phrases.push([run])
    }
    return phrases.map((words) => lineOf(words))
  })
}

function lineOf(words: readonly Run[]): Line {
  const glyphs = words.flat()
  const { y, size } = glyphs[0]!
  return { text: words.map(textOf).join(' '), words: words.length, area: areaOf(glyphs), baseline: y, size }
}

function missesEdge(line: Line, lines: readonly Line[]): boolean {
  const near = lines.filter((other) => isNear(line, other))
  const [above, below] = near.toSorted((one, other) => one.baseline - other.baseline)
  if (!above || !below || near.length > 2) return false
  if (!(above.baseline < line.baseline && line.baseline < below.baseline)) return false
  const [left, edge] = [line.area[0], above.area[2]]
  if (Math.abs(below.area[2] - edge) > EXACT || Math.abs(below.area[0] - above.area[0]) < RAGGED) return false
  const miss = Math.abs(line.area[2] - edge) / line.size
  if (miss < MISSED.least || miss > MISSED.most) return false
  return lines.every(({ area }) => area === line.area || Math.abs(area[0] - left) > RAGGED)
}

/** Whether it is the line above or below. */
function isNear(line: Line, other: Line): boolean {
  const pitch = Math.abs(other.baseline - line.baseline) / line.size
  return (
    pitch > PITCH.least &&
    pitch < PITCH.most &&
    Math.abs(other.size - line.size) < 0.3 * line.size &&
    other.area[0] < line.area[2] &&
    line.area[0] < other.area[2]
  )
}
