import { componentsOf, heightOf, widthOf, type Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'

/** In inches. */
const LETTER = { lowest: 0.05, highest: 0.25, narrowest: 0.015, widest: 0.25 }
/** Pixels below this fraction of the paper's grey are print. */
const PRINT = 0.62

/** The grey below which pixels are print on paper of this grey. */
export const printOn = (paper: number) => PRINT * paper

/** Components of the size of letters, by height. */
export function lettersIn({ width, height, data }: Picture, paper: number, pixelsPerInch: number): Component[] {
  const dark = new Uint8Array(data.length)
  const print = printOn(paper)
  for (let i = 0; i < data.length; i++) dark[i] = data[i]! < print ? 1 : 0
  const inches = (pixels: number) => pixels / pixelsPerInch
  return componentsOf(dark, width, height)
    .components.filter((piece) => {
      const [tall, wide] = [inches(heightOf(piece)), inches(widthOf(piece))]
      return tall >= LETTER.lowest && tall <= LETTER.highest && wide >= LETTER.narrowest && wide <= LETTER.widest
    })
    .sort((a, b) => heightOf(a) - heightOf(b))
}
