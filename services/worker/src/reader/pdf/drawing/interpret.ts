import type { Box } from '@income/documents'
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { displayed } from '../displayed.ts'
import { moved, shared, shows } from './clip.ts'
import type { Glyph, PageContent } from './content.ts'
import { crossIn } from './cross.ts'
import { Layers, type LayerSwitches } from './layers.ts'
import { apply, multiply, type Matrix } from './matrix.ts'
import { isRectangle } from './rectangle.ts'
import { initialState, TextPosition, type Font, type GraphicsState } from './state.ts'

/** Operators as pdf.js hands them over: fonts loaded, colours as #rrggbb, all ways of showing text as one. */
export interface OperatorList {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

/** A glyph as pdf.js has it; a number moves the position by thousandths of the font size. */
type ShownGlyph = number | { unicode: string; width: number; isSpace: boolean }

interface LoadedFont {
  name?: string
  fontMatrix?: number[]
  vertical?: boolean
  isType3Font?: boolean
  bbox?: Box
}

/** How the path is painted, its data, and the box around it. */
type PathArguments = [paint: number, data: [ArrayLike<number> | null], bounds: Box | null]

/** A form that is drawn as a whole: its matrix and the box that bounds it. */
interface Group {
  matrix: Matrix | null
  bbox: Box | null
}

type Operation = (args: never) => void

/** Text rendering modes that paint nothing (ISO 32000-1, table 106): 3, and 7, which only clips. */
const UNPAINTED = new Set([3, 7])
const STROKED = new Set([1, 2, 5, 6])
const STROKED_ALONE = new Set([1, 5])
/** Opacity below which nothing can be seen, beyond which what lies beneath may be lost, and above which nothing shines through. */
const LEAST_ALPHA = 0.08
const VEIL = 0.6
const OPAQUE = 0.95

/** Follows a page's operators and notes where glyphs, images and filled areas come to lie on the page as displayed. */
export class Interpreter {
  readonly content = emptyContent()
  /** What form fields show, by the ids of their annotations. */
  readonly appearances = new Map<string, PageContent>()
  readonly #fonts: PDFPageProxy['commonObjs']
  readonly #stack: GraphicsState[] = []
  readonly #text = new TextPosition()
  readonly #base: Matrix
  readonly #layers: Layers
  readonly #fields: ReadonlySet<string>
  #drawn = this.content
  #state: GraphicsState
  #order = 0
  #clips = false

  /** `fields` are the ids of the annotations whose drawing is kept apart. */
  constructor(page: PDFPageProxy, switches: LayerSwitches, fields: ReadonlySet<string>) {
    this.#fields = fields
    this.#layers = new Layers(switches)
    this.#fonts = page.commonObjs
    this.#base = displayed(page).transform as [number, number, number, number, number, number]
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
    [OPS.paintFormXObjectBegin, ([matrix, bounds]: [Matrix | null, Box | null]) => this.#enter(matrix, bounds)],
    [OPS.paintFormXObjectEnd, () => this.#leave()],
    [OPS.beginGroup, ([group]: [Group]) => this.#enterGroup(group)],
    [OPS.endGroup, () => this.#leave()],
    [
      OPS.beginAnnotation,
      ([id, , transform, matrix]: [string, Box, Matrix, Matrix]) => this.#annotate(id, transform, matrix),
    ],
    [OPS.endAnnotation, () => this.#leaveAnnotation()],
    [OPS.beginMarkedContent, () => this.#layers.enter(null)],
    [OPS.beginMarkedContentProps, ([tag, group]: [string, unknown]) => this.#layers.enter(tag === 'OC' ? group : null)],
    [OPS.endMarkedContent, () => this.#layers.leave()],
    [OPS.clip, () => void (this.#clips = true)],
    [OPS.eoClip, () => void (this.#clips = true)],
    [OPS.setStrokeRGBColor, ([colour]: [string]) => void (this.#state.strokeLightness = lightnessOf(colour))],
    [OPS.setStrokeColorN, () => void (this.#state.strokeLightness = 0.5)],
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

  #enter(matrix: Matrix | null, bounds: Box | null): void {
    this.#stack.push({ ...this.#state })
    if (matrix) this.#transform(matrix)
    if (bounds) this.#clip(bounds)
  }

  /** A group's own matrix is that of the form inside it, which applies it. */
  #enterGroup({ matrix, bbox }: Group): void {
    this.#stack.push({ ...this.#state })
    const state = this.#state
    if (bbox) state.clip = shared(state.clip, moved(bbox, matrix ? multiply(state.matrix, matrix) : state.matrix))
    state.groupAlpha *= state.fillAlpha
    state.fillAlpha = state.strokeAlpha = 1
  }

  #clip(bounds: Box): void {
    this.#state.clip = shared(this.#state.clip, this.#displayed(bounds))
  }

  #leave(): void {
    this.#state = this.#stack.pop() ?? this.#state
  }

  #annotate(id: string, transform: Matrix, matrix: Matrix): void {
    if (this.#fields.has(id)) this.appearances.set(id, (this.#drawn = emptyContent()))
    this.#stack.push(this.#state)
    this.#state = initialState(this.#base)
    this.#transform(transform)
    this.#transform(matrix)
  }

  #leaveAnnotation(): void {
    this.#drawn = this.content
    this.#leave()
  }

  #setFont(name: string, size: number): void {
    this.#state.font = fontOf(name, this.#fonts)
    this.#state.fontSize = size
  }

  #setGraphicsState(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'Font' && Array.isArray(value)) this.#setFont(String(value[0]), Number(value[1]))
      if (key === 'ca') this.#state.fillAlpha = Number(value)
      if (key === 'CA') this.#state.strokeAlpha = Number(value)
      if (key === 'BM') this.#state.blended = value !== 'source-over'
      if (key === 'SMask') this.#state.blended = value !== false
    }
  }

  #moveAndLead(x: number, y: number): void {
    this.#state.leading = y
    this.#text.nextLine(x, y)
  }

  #show(shown: readonly ShownGlyph[]): void {
    const { font, fontSize, charSpacing, wordSpacing, horizontalScale, renderMode, rise, clip } = this.#state
    if (!font || font.vertical || fontSize === 0) return
    const matrix = multiply(this.#state.matrix, this.#text.matrix)
    const along = Math.hypot(matrix[0], matrix[1])
    const size = Math.abs(fontSize) * font.height * Math.hypot(matrix[2], matrix[3])
    const turn = Math.sign(fontSize * horizontalScale) / (along || 1)
    const common = {
      direction: [matrix[0] * turn, matrix[1] * turn] as const,
      size,
      font: font.name,
      face: font.face,
      invisible: UNPAINTED.has(renderMode),
      ...this.#ink(),
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
      const extent = Math.abs(width) * along
      const [middleX, middleY] = middleOf(x, y, common.direction, extent, size)
      const drawn: Glyph = {
        ...common,
        hidden: common.hidden || !shows(clip, middleX, middleY),
        text: glyph.unicode,
        x,
        y,
        width: extent,
        advance: Math.abs(advance) * along,
      }
      this.#drawn.glyphs.push(drawn)
      this.#text.x += advance
    }
  }

  #path(paint: number, [data]: [ArrayLike<number> | null], bounds: Box | null): void {
    const cross = paint === OPS.stroke && data ? crossIn(data) : null
    if (cross) this.#mark(this.#displayed(cross))
    else this.#fill(paint, data, bounds)
    if (this.#clips) this.#clip(bounds && Number.isFinite(bounds[0]) ? bounds : [0, 0, 0, 0])
    this.#clips = false
  }

  /** How dark text comes out, and whether it comes out at all. */
  #ink(): Pick<Glyph, 'lightness' | 'hidden'> {
    const { renderMode, lightness, strokeLightness, fillAlpha, strokeAlpha, groupAlpha } = this.#state
    const fill = 1 - (1 - lightness) * fillAlpha * groupAlpha
    const stroke = 1 - (1 - strokeLightness) * strokeAlpha * groupAlpha
    const [filled, stroked] = [!STROKED_ALONE.has(renderMode), STROKED.has(renderMode)]
    const alpha = Math.max(filled ? fillAlpha : 0, stroked ? strokeAlpha : 0) * groupAlpha
    return {
      lightness: filled && stroked ? Math.min(fill, stroke) : filled ? fill : stroke,
      hidden: alpha < LEAST_ALPHA || !this.#layers.shown,
    }
  }

  /** A cross drawn into a checkbox says what an X would. */
  #mark([left, top, right, bottom]: Box): void {
    const common = {
      font: 'cross',
      face: 'cross',
      invisible: false,
      hidden: !this.#layers.shown,
      lightness: 0,
      order: this.#order,
      direction: [1, 0] as const,
    }
    const width = right - left
    this.#drawn.glyphs.push({ ...common, text: 'X', x: left, y: bottom, width, advance: width, size: bottom - top })
  }

  #fill(paint: number, data: ArrayLike<number> | null, bounds: Box | null): void {
    const fills = paint === OPS.fill || paint === OPS.eoFill || paint === OPS.fillStroke || paint === OPS.eoFillStroke
    if (!fills || !bounds || !this.#layers.shown) return
    const { lightness, fillAlpha, groupAlpha, blended, clip } = this.#state
    const alpha = fillAlpha * groupAlpha
    if (alpha < LEAST_ALPHA) return
    this.#drawn.fills.push({
      box: shared(clip, this.#displayed(bounds)),
      order: this.#order,
      lightness: 1 - (1 - lightness) * alpha,
      hides: blended || alpha < VEIL ? 'nothing' : alpha > OPAQUE && data && isRectangle(data) ? 'all' : 'some',
    })
  }

  /** An image fills the unit square of user space. */
  #paintImage(): void {
    if (!this.#layers.shown) return
    this.#drawn.images.push({ box: shared(this.#state.clip, this.#displayed([0, 0, 1, 1])), order: this.#order })
  }

  #displayed(box: Box): Box {
    return moved(box, this.#state.matrix)
  }
}

/** The middle of a letter: half its width along its line, a third of its height above it. */
function middleOf(x: number, y: number, [cos, sin]: Glyph['direction'], width: number, size: number) {
  const [along, up] = [width / 2, 0.3 * size]
  return [x + cos * along + sin * up, y + sin * along - cos * up] as const
}

function emptyContent(): PageContent {
  return { glyphs: [], images: [], fills: [] }
}

function fontOf(name: string, fonts: PDFPageProxy['commonObjs']): Font | null {
  if (!fonts.has(name)) return null
  const { name: face = name, fontMatrix, vertical, isType3Font, bbox } = fonts.get(name) as LoadedFont
  const unit = Math.abs(fontMatrix?.[0] || 0.001)
  // Glyphs of a Type 3 font may have any unit; its bounding box, where it has one, says how high they are.
  const height = isType3Font && unit !== 0.001 && bbox ? Math.abs((bbox[3] - bbox[1]) * (fontMatrix?.[3] ?? unit)) : 1
  return { name, face, unit, vertical: vertical ?? false, height: height || 1 }
}

/** Luminance of #rrggbb (ITU-R BT.601), 0 to 1. */
function lightnessOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  return 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0)
}
