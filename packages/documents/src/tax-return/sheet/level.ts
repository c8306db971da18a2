import { middleX, middleY, type Box, type Page, type Word } from '../../page/page.ts'

/** A word on the levelled page, with the box it has on the page as it is. */
export interface LevelWord extends Word {
  printed: Box
}

const STEEPEST = 0.03
const STEP = 0.001
const BIN = 2

/**
 * The words of a page with the slope of a crooked scan taken out, so that what stands on one printed row has one height.
 * Leaders (rows of dots) are left out.
 */
export function levelWords(page: Page): LevelWord[] {
  const words = page.words.filter((word) => !/^[.·…•_\s]+$/.test(word.text))
  const slope = page.source === 'ocr' ? slopeOf(words) : 0
  return words.map((word) => {
    const drop = slope * (middleX(word) - page.width / 2)
    const [left, top, right, bottom] = word.box
    return { ...word, printed: word.box, box: [left, top - drop, right, bottom - drop] }
  })
}

/** The slope under which the words fall into the sharpest rows. */
function slopeOf(words: readonly Word[]): number {
  let best = { slope: 0, sharpness: sharpnessAt(words, 0) * 1.02 }
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += STEP) {
    const sharpness = sharpnessAt(words, slope)
    if (sharpness > best.sharpness) best = { slope, sharpness }
  }
  return best.slope
}

function sharpnessAt(words: readonly Word[], slope: number): number {
  const counts = new Map<number, number>()
  for (const word of words) {
    const bin = Math.round((middleY(word) - slope * middleX(word)) / BIN)
    counts.set(bin, (counts.get(bin) ?? 0) + 1)
  }
  let sum = 0
  for (const count of counts.values()) sum += count * count
  return sum
}
