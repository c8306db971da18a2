import type { Paper } from '../paper/paper.ts'
import type { W2Style } from './style.ts'

/** Draws the boxes of a form: frame, caption and contents. */
export class Pen {
  readonly #paper: Paper
  readonly #style: W2Style
  #fields = 0

  constructor(paper: Paper, style: W2Style) {
    this.#paper = paper
    this.#style = style
  }

  get paper(): Paper {
    return this.#paper
  }

  frame(x: number, y: number, width: number, height: number, number: string, caption: string): void {
    this.#paper.box(x, y, width, height)
    this.#paper.text(x + 3, y + 7, number, { size: 6, weight: 'bold', face: 'sans' })
    const indent = number === '' ? 3 : 5 + this.#paper.widthOf(number, { size: 6, weight: 'bold', face: 'sans' })
    this.#paper.text(x + indent + 2, y + 7, caption, { size: 6, face: 'sans' })
  }

  /** A box with one value at the bottom. */
  amount(
    x: number,
    y: number,
    width: number,
    height: number,
    number: string,
    caption: string,
    lines: readonly string[],
  ): void {
    this.frame(x, y, width, height, number, caption)
    const [value] = lines
    if (value !== undefined) this.#value(x, y, width, height, value)
  }

  /** A box with its lines below each other. */
  lines(
    x: number,
    y: number,
    width: number,
    height: number,
    number: string,
    caption: string,
    lines: readonly string[],
  ): void {
    this.frame(x, y, width, height, number, caption)
    const { valueSize: size } = this.#style
    if (this.#fillable) return this.#field(x + 8, y + 9, width - 12, height - 10, lines.join('\n'))
    lines.forEach((line, i) => this.write(x + 14, y + 18 + i * (size + 3), line))
  }

  /** A code and its amount in box 12. */
  coded(
    x: number,
    y: number,
    width: number,
    height: number,
    number: string,
    caption: string,
    [code, amount]: readonly string[],
  ): void {
    this.frame(x, y, width, height, number, caption)
    this.#paper.column(x + 4, y + 12, 'Code', { size: 3.4 })
    this.#paper.rule(x + 28, y + height - 12, x + 28, y + height)
    if (code !== undefined) this.write(x + 11, y + height - 3, code)
    if (amount !== undefined)
      this.#paper.text(x + width - 5, y + height - 3, amount, { ...this.#ink(), align: 'right' })
  }

  write(x: number, y: number, text: string): void {
    this.#paper.text(x, y, text, this.#ink())
  }

  #value(x: number, y: number, width: number, height: number, value: string): void {
    if (this.#fillable) return this.#field(x + 8, y + 8, width - 12, height - 9, value)
    const right = this.#style.align === 'right'
    this.#paper.text(right ? x + width - 8 : x + 18, y + height - 3, value, {
      ...this.#ink(),
      align: right ? 'right' : 'left',
    })
  }

  #field(x: number, y: number, width: number, height: number, value: string): void {
    this.#fields++
    this.#paper.formField(`topmostSubform.CopyB.f2_${this.#fields}`, { x, y, width, height }, value)
  }

  get #fillable(): boolean {
    return this.#style.layout === 'form_fields'
  }

  #ink() {
    return { size: this.#style.valueSize, face: this.#style.face }
  }
}
