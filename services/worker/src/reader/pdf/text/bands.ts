import type { Painted } from '../drawing/content.ts'

/** Enough that few of a form's hundreds of boxes share a band with a line of text. */
const BANDS = 48

/** The areas of a page by vertical position, so that a glyph is compared with few of them. */
export class Bands<T extends Painted> {
  readonly #bands: T[][] = Array.from({ length: BANDS }, () => [])
  readonly #height: number

  /** `height` is that of the page. */
  constructor(areas: readonly T[], height: number) {
    this.#height = height
    for (const area of areas) {
      const last = this.#bandAt(area.box[3])
      for (let band = this.#bandAt(area.box[1]); band <= last; band++) this.#bands[band]!.push(area)
    }
  }

  /** All areas at this height, and some nearby, in their original order. */
  at(y: number): readonly T[] {
    return this.#bands[this.#bandAt(y)]!
  }

  #bandAt(y: number): number {
    return Math.max(0, Math.min(BANDS - 1, Math.floor((y / this.#height) * BANDS) || 0))
  }
}
