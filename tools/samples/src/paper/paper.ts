import { degrees, PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib'

export type FaceName = 'sans' | 'serif' | 'typewriter'

const FACES: Record<FaceName, { regular: StandardFonts; bold: StandardFonts }> = {
  sans: { regular: StandardFonts.Helvetica, bold: StandardFonts.HelveticaBold },
  serif: { regular: StandardFonts.TimesRoman, bold: StandardFonts.TimesRomanBold },
  typewriter: { regular: StandardFonts.Courier, bold: StandardFonts.CourierBold },
}

export interface Ink {
  size?: number
  weight?: 'regular' | 'bold'
  align?: 'left' | 'right' | 'center'
  /** 0 black to 1 white. */
  grey?: number
  face?: FaceName
}

/** Letter pages to draw on. Positions are in points from the top left; a text's y is its baseline. */
export class Paper {
  readonly width = 612
  readonly height = 792
  readonly #pdf: PDFDocument
  readonly #fonts: ReadonlyMap<string, PDFFont>
  readonly #face: FaceName
  #page: PDFPage

  private constructor(pdf: PDFDocument, fonts: ReadonlyMap<string, PDFFont>, face: FaceName) {
    this.#pdf = pdf
    this.#fonts = fonts
    this.#face = face
    this.#page = pdf.addPage([this.width, this.height])
  }

  static async create(face: FaceName): Promise<Paper> {
    // Without metadata, which would contain the time of day.
    const pdf = await PDFDocument.create({ updateMetadata: false })
    const fonts = new Map<string, PDFFont>()
    for (const [name, { regular, bold }] of Object.entries(FACES)) {
      fonts.set(`${name} regular`, await pdf.embedFont(regular))
      fonts.set(`${name} bold`, await pdf.embedFont(bold))
    }
    return new Paper(pdf, fonts, face)
  }

  get pageCount(): number {
    return this.#pdf.getPageCount()
  }

  turnPage(): void {
    this.#page = this.#pdf.addPage([this.width, this.height])
  }

  /** Draws on an earlier page, from 1. */
  onPage(number: number): void {
    this.#page = this.#pdf.getPage(number - 1)
  }

  text(x: number, y: number, text: string, ink: Ink = {}): void {
    if (text === '') return
    const { size = 9, align = 'left', grey = 0 } = ink
    const width = this.widthOf(text, ink)
    const start = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
    const options = { x: start, y: this.height - y, size, font: this.#font(ink), color: rgb(grey, grey, grey) }
    this.#page.drawText(text, options)
  }

  /** Letters one below the other, like captions at the edge of a box. */
  column(x: number, y: number, text: string, { size = 4 }: Ink = {}): void {
    Array.from(text).forEach((letter, i) => this.text(x, y + i * size, letter, { size }))
  }

  upward(x: number, y: number, text: string, ink: Ink = {}): void {
    const { size = 9 } = ink
    this.#page.drawText(text, { x, y: this.height - y, size, font: this.#font(ink), rotate: degrees(90) })
  }

  rule(x1: number, y1: number, x2: number, y2: number, thickness = 0.6): void {
    const start = { x: x1, y: this.height - y1 }
    this.#page.drawLine({ start, end: { x: x2, y: this.height - y2 }, thickness, color: rgb(0, 0, 0) })
  }

  /** A frame, or an area filled with grey. */
  box(x: number, y: number, width: number, height: number, fill?: number): void {
    const area = { x, y: this.height - y - height, width, height }
    if (fill === undefined) this.#page.drawRectangle({ ...area, borderWidth: 0.6, borderColor: rgb(0, 0, 0) })
    else this.#page.drawRectangle({ ...area, color: rgb(fill, fill, fill) })
  }

  /** A filled field of a fillable form; a blank value leaves it blank. */
  formField(
    name: string,
    area: { x: number; y: number; width: number; height: number },
    value: string,
    size = 9,
  ): void {
    const field = this.#pdf.getForm().createTextField(name)
    if (value.includes('\n')) field.enableMultiline()
    if (value !== '') field.setText(value)
    const { x, y, width, height } = area
    field.addToPage(this.#page, { x, y: this.height - y - height, width, height, borderWidth: 0, font: this.#font({}) })
    field.setFontSize(size)
  }

  widthOf(text: string, ink: Ink = {}): number {
    return this.#font(ink).widthOfTextAtSize(text, ink.size ?? 9)
  }

  /** The text in lines no wider than the width. */
  wrap(text: string, width: number, ink: Ink = {}): string[] {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const last = lines.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      if (last !== undefined && this.widthOf(longer, ink) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  async bytes(): Promise<Uint8Array> {
    return this.#pdf.save({ updateFieldAppearances: true })
  }

  #font({ weight = 'regular', face = this.#face }: Ink): PDFFont {
    return this.#fonts.get(`${face} ${weight}`)!
  }
}
