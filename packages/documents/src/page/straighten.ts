import { height, middleX, middleY, type Box, type Page, type Word } from './page.ts'

/** The steepest slope looked for: a sheet that lies 3.4 degrees askew. */
const STEEPEST = 0.06
const COARSE = 0.004
const FINE = 0.0005
/** Below this the lines need no straightening. */
const NEGLIGIBLE = 0.001

/**
 * A page whose lines rise or fall, as a scan's do, turned until they are level, so that lines and columns are found where they
 * are looked for. Evidence is turned back when it leaves (`fractions`).
 */
export function straighten(page: Page): Page {
  if (page.source !== 'ocr') return page
  const skew = slopeOfLines(page.words)
  if (Math.abs(skew) < NEGLIGIBLE) return page
  return { ...page, skew, words: page.words.map((word) => ({ ...word, box: levelled(word, skew) })) }
}

/** How far lines fall for each point to the right: the slope under which the words' baselines coincide best. */
function slopeOfLines(words: readonly Word[]): number {
  // Letters that reach below the baseline say nothing of it.
  const telling = words.filter((word) => word.text.length > 1 && !/[gjpqy,;()$]/.test(word.text))
  const bin = Math.max(0.8, 0.12 * medianHeight(telling))
  const around = (middle: number, reach: number, step: number) => {
    let best = { slope: middle, coincidence: coincidence(telling, middle, bin) }
    for (let slope = middle - reach; slope <= middle + reach; slope += step) {
      const found = coincidence(telling, slope, bin)
      if (found > best.coincidence) best = { slope, coincidence: found }
    }
    return best.slope
  }
  return around(around(0, STEEPEST, COARSE), COARSE, FINE)
}

/** How many baselines fall together, pair by pair; those that nearly do count half. */
function coincidence(words: readonly Word[], slope: number, bin: number): number {
  const counts = new Map<number, number>()
  for (const word of words) {
    const baseline = Math.round((word.box[3] - slope * middleX(word)) / bin)
    counts.set(baseline, (counts.get(baseline) ?? 0) + 1)
  }
  let pairs = 0
  for (const [baseline, count] of counts) pairs += count * (count + (counts.get(baseline + 1) ?? 0))
  return pairs
}

function levelled(word: Word, skew: number): Box {
  const x = middleX(word) + skew * middleY(word)
  const y = middleY(word) - skew * middleX(word)
  const halfWidth = (word.box[2] - word.box[0]) / 2
  const halfHeight = height(word) / 2
  return [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight]
}

function medianHeight(words: readonly Word[]): number {
  const heights = words.map(height).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
