import type { Picture } from '../../picture.ts'

/** Grey levels from the paper within which compression and paper scatter around print, and pixels around it that are looked at. */
const NEAR = 10
const AROUND = 2
/** Grey levels below the paper's at which print begins. */
const PRINT = 50
/** The share of the pixels beside print that is near the paper's grey, but not of it, in a picture that was drawn. */
const MOST = 0.08
/** Every so many rows are enough. */
const STEP = 3

/** Whether a program drew a picture, and nothing compressed it with loss: its paper has one grey up to the edges of print. */
export function isDrawn({ width, height, data }: Picture, paper: number): boolean {
  let [beside, near] = [0, 0]
  for (let y = 0; y < height; y += STEP) {
    let last = -Infinity
    for (let at = y * width; at < (y + 1) * width; at++) {
      const grey = data[at]!
      if (grey < paper - PRINT) last = at
      else if (at - last <= 2 * AROUND) {
        beside++
        if (grey !== paper && Math.abs(grey - paper) <= NEAR) near++
      }
    }
  }
  return beside > 0 && near <= MOST * beside
}
