import type { Box } from '@income/documents'
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Glyph, PageContent } from './content.ts'
import { crossIn } from './cross.ts'
import { apply, multiply, type Matrix } from './matrix.ts'
import { initialState, TextPosition, type Font, type GraphicsState } from './state.ts'

/** Operators as pdf.js hands them over: fonts loaded, colours as #rrggbb, all ways of showing text as one. */
export interface OperatorList {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

/** A glyph as pdf.js has it; a number moves the position by thousandths of the font size. */
type ShownGlyph = number | { unicode: string; width: number; isSpace: boolean }

interface LoadedFont {
  fontMatrix?: number[]
  vertical?: boolean
  isType3Font?: boolean
  bbox?: Box
}

/** How the path is painted, its data, and the box around it. */
type PathArguments = [paint: number, data: [ArrayLike<number> | null], bounds: Box | null]

type Operation = (args: never) => void

/** Text rendering modes that paint nothing (ISO 32000-1, table 106): 3, and 7, which only clips. */
const UNPAINTED = new Set([3, 7])

/** Follows a page's operators and notes where glyphs, images and filled areas come to lie on the page as displayed. */
export class Interpreter {
  readonly content: PageContent = { glyphs: [], images: [], fills: [] }
  readonly #fonts: PDFPageProxy['commonObjs']
  readonly #stack: GraphicsState[] = []
  readonly #text = new TextPosition()
  readonly #base: Matrix
  #state: GraphicsState
  #order = 0

  constructor(page: PDFPageProxy) {
    this.#fonts = page.commonObjs
    this.#base = page.getViewport({ scale: 1 }).transform as [number, number, number, number, number, number]
    this.#state = initialState(this.#base)
  }

  run(list: OperatorList): PageContent {
    for (const [index, code] of list.fnArray.entries()) {
      this.#order = index
      this.#operations.get(code)?.((list.argsArray[index] ?? []) as never)
    }
    return this.content
  }

  readonly #operations = new Map<number, Operation>([
    [OPS.save, () => void this.#stack.push({ ...this.#state })],
    [OPS.restore, () => void (this.#state = this.#stack.pop() ?? this.#state)],
    [OPS.transform, (matrix: Matrix) => this.#transform(matrix)],
    [OPS.paintFormXObjectBegin, ([matrix]: [Matrix | null]) => this.#enter(matrix)],
    [OPS.paintFormXObjectEnd, () => this.#leave()],
    // A group's own matrix is that of the form inside it, which applies it.
    [OPS.beginGroup, () => this.#enter(null)],
    [OPS.endGroup, () => this.#leave()],
    [
      OPS.beginAnnotation,
      ([, , transform, matrix]: [string, Box, Matrix, Matrix]) => this.#annotate(transform, matrix),
    ],
    [OPS.endAnnotation, () => this.#leave()],
    [OPS.setFillRGBColor, ([colour]: [string]) => void (this.#state.lightness = lightnessOf(colour))],
    // A pattern is neither black nor white.
    [OPS.setFillColorN, () => void (this.#state.lightness = 0.5)],
    [OPS.setFont, ([name, size]: [string, number]) => this.#setFont(name, size)],
    [OPS.setCharSpacing, ([spacing]: [number]) => void (this.#state.charSpacing = spacing)],
    [OPS.setWordSpacing, ([spacing]: [number]) => void (this.#state.wordSpacing = spacing)],
    [OPS.setHScale, ([percent]: [number]) => void (this.#state.horizontalScale = percent / 100)],
    [OPS.setLeading, ([leading]: [number]) => void (this.#state.leading = -leading)],
    [OPS.setTextRise, ([rise]: [number]) => void (this.#state.rise = rise)],
    [OPS.setTextRenderingMode, ([mode]: [number]) => void (this.#state.renderMode = mode)],
    [OPS.setGState, ([entries]: [[string, unknown][]]) => this.#setGraphicsState(entries)],
    [OPS.beginText, () => this.#text.reset([1, 0, 0, 1, 0, 0])],
    [OPS.setTextMatrix, ([matrix]: [Matrix]) => this.#text.reset(matrix)],
    [OPS.moveText, ([x, y]: [number, number]) => this.#text.nextLine(x, y)],
    [OPS.setLeadingMoveText, ([x, y]: [number, number]) => this.#moveAndLead(x, y)],
    [OPS.nextLine, () => this.#text.nextLine(0, this.#state.leading)],
    [OPS.showText, ([glyphs]: [ShownGlyph[]]) => this.#show(glyphs)],
    [OPS.constructPath, ([paint, data, bounds]: PathArguments) => this.#path(paint, data, bounds)],
    [OPS.paintImageXObject, () => this.#paintImage()],
    [OPS.paintImageMaskXObject, () => this.#paintImage()],
    [OPS.paintInlineImageXObject, () => this.#paintImage()],
  ])

  #transform(matrix: Matrix): void {
    this.#state.matrix = multiply(this.#state.matrix, matrix)
  }

  #enter(matrix: Matrix | null): void {
    this.#stack.push({ ...this.#state })
    if (matrix) this.#transform(matrix)
  }

  #leave(): void {
    this.#state = this.#stack.pop() ?? this.#state
  }

  #annotate(transform: Matrix, matrix: Matrix): void {
    this.#stack.push(this.#state)
    this.#state = initialState(this.#base)
    this.#transform(transform)
    this.#transform(matrix)
  }

  #setFont(name: string, size: number): void {
    this.#state.font = fontOf(name, this.#fonts)
    this.#state.fontSize = size
  }

  #setGraphicsState(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'Font' && Array.isArray(value)) this.#setFont(String(value[0]), Number(value[1]))
    }
  }

  #moveAndLead(x: number, y: number): void {
    this.#state.leading = y
    this.#text.nextLine(x, y)
  }

  #show(shown: readonly ShownGlyph[]): void {
    const { font, fontSize, charSpacing, wordSpacing, horizontalScale, renderMode, rise, lightness } = this.#state
    if (!font || font.vertical || fontSize === 0) return
    const matrix = multiply(this.#state.matrix, this.#text.matrix)
    const along = Math.hypot(matrix[0], matrix[1])
    const size = Math.abs(fontSize) * font.height * Math.hypot(matrix[2], matrix[3])
    const turn = Math.sign(fontSize * horizontalScale) / (along || 1)
    const common = {
      direction: [matrix[0] * turn, matrix[1] * turn] as const,
      size,
      font: font.name,
      invisible: UNPAINTED.has(renderMode),
      lightness,
      order: this.#order,
    }
    for (const glyph of shown) {
      if (typeof glyph === 'number') {
        this.#text.x -= (glyph / 1000) * fontSize * horizontalScale
        continue
      }
      const width = glyph.width * font.unit * fontSize * horizontalScale
      const advance = width + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * horizontalScale
      const [x, y] = apply(matrix, this.#text.x, this.#text.y + rise)
      const drawn: Glyph = {
        ...common,
        text: glyph.unicode,
        x,
        y,
        width: Math.abs(width) * along,
        advance: Math.abs(advance) * along,
      }
      this.content.glyphs.push(drawn)
      this.#text.x += advance
    }
  }

  #path(paint: number, [data]: [ArrayLike<number> | null], bounds: Box | null): void {
    const cross = paint === OPS.stroke && data ? crossIn(data) : null
    if (cross) this.#mark(this.#displayed(cross))
    else this.#fill(paint, bounds)
  }

  /** A cross drawn into a checkbox says what an X would. */
  #mark([left, top, right, bottom]: Box): void {
    const common = { font: 'cross', invisible: false, lightness: 0, order: this.#order, direction: [1, 0] as const }
    const width = right - left
    this.content.glyphs.push({ ...common, text: 'X', x: left, y: bottom, width, advance: width, size: bottom - top })
  }

  #fill(paint: number, bounds: Box | null): void {
    const fills = paint === OPS.fill || paint === OPS.eoFill || paint === OPS.fillStroke || paint === OPS.eoFillStroke
    if (!fills || !bounds) return
    const { lightness } = this.#state
    this.content.fills.push({ box: this.#displayed(bounds), order: this.#order, lightness })
  }

  /** An image fills the unit square of user space. */
  #paintImage(): void {
    this.content.images.push({ box: this.#displayed([0, 0, 1, 1]), order: this.#order })
  }

  #displayed([left, bottom, right, top]: Box): Box {
    const [x1, y1] = apply(this.#state.matrix, left, bottom)
    const [x2, y2] = apply(this.#state.matrix, right, top)
    return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
  }
}

function fontOf(name: string, fonts: PDFPageProxy['commonObjs']): Font | null {
  if (!fonts.has(name)) return null
  const { fontMatrix, vertical, isType3Font, bbox } = fonts.get(name) as LoadedFont
  const unit = Math.abs(fontMatrix?.[0] || 0.001)
  // Glyphs of a Type 3 font may have any unit; its bounding box, where it has one, says how high they are.
  const height = isType3Font && unit !== 0.001 && bbox ? Math.abs((bbox[3] - bbox[1]) * (fontMatrix?.[3] ?? unit)) : 1
  return { name, unit, vertical: vertical ?? false, height: height || 1 }
}

/** Luminance of #rrggbb (ITU-R BT.601), 0 to 1. */
function lightnessOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0)
}
