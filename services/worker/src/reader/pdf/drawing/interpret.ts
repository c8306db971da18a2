import type { Box } from '@income/documents'
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { displayed } from '../displayed.ts'
import { moved, shared } from './clip.ts'
import type { Fill, PageContent, PaintedImage } from './content.ts'
import { crossIn } from './cross.ts'
import { fontOf } from './fonts.ts'
import { glyphsOf, type ShownGlyph } from './glyphs.ts'
import { LEAST_ALPHA, lightnessOf } from './ink.ts'
import { Layers, type LayerSwitches } from './layers.ts'
import { multiply, type Matrix } from './matrix.ts'
import { paintedArea, type PaintedArea } from './painted-area.ts'
import { emptiedBox, MOVES } from './emptied.ts'
import { initialState, TextPosition, type GraphicsState } from './state.ts'

/** Operators from pdf.js: fonts loaded, colours as #rrggbb, all ways of showing text as one. */
export interface OperatorList {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

/** How the path is painted, its data, and the box around it. */
type PathArguments = [paint: number, data: [ArrayLike<number> | null], bounds: Box | null]

/** A form drawn as a whole: its matrix and its bounding box. */
interface Group {
  matrix: Matrix | null
  bbox: Box | null
}

type Operation = (args: never) => void

/** Opacity from which something beneath may be hidden, and above which nothing shows through. */
const VEIL = 0.6
const OPAQUE = 0.95

/** Interprets a page's operators and records the positions of glyphs, images and filled areas on the displayed page. */
export class Interpreter {
  readonly content = emptyContent()
  /** The appearance of form fields, by annotation id. */
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

  /** `fields` are the ids of annotations whose drawing is kept separately. */
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
    [OPS.setLineWidth, ([width]: [number]) => void (this.#state.lineWidth = width)],
    [OPS.setFont, ([name, size]: [string, number]) => this.#setFont(name, size)],
    [OPS.setCharSpacing, ([spacing]: [number]) => void (this.#state.charSpacing = spacing)],
    [OPS.setWordSpacing, ([spacing]: [number]) => void (this.#state.wordSpacing = spacing)],
    [OPS.setHScale, ([percent]: [number]) => void (this.#state.horizontalScale = percent / 100)],
    [OPS.setLeading, ([leading]: [number]) => void (this.#state.leading = -leading)],
    [OPS.setTextRise, ([rise]: [number]) => void (this.#state.rise = rise)],
    [OPS.setTextRenderingMode, ([mode]: [number]) => void (this.#state.renderMode = mode)],
    [OPS.setGState, ([entries]: [[string, unknown][]]) => this.#setGraphicsState(entries)],
    [OPS.beginText, () => this.#text.reset([1, 0, 0, 1, 0, 0])],
    [OPS.endText, () => this.#leaveEmptied()],
    [OPS.setTextMatrix, ([matrix]: [Matrix]) => this.#text.reset(matrix)],
    [OPS.moveText, ([x, y]: [number, number]) => this.#text.nextLine(x, y)],
    [OPS.setLeadingMoveText, ([x, y]: [number, number]) => this.#moveAndLead(x, y)],
    [OPS.nextLine, () => this.#text.nextLine(0, this.#state.leading)],
    [OPS.showText, ([glyphs]: [ShownGlyph[]]) => this.#show(glyphs)],
    [OPS.constructPath, ([paint, data, bounds]: PathArguments) => this.#path(paint, data, bounds)],
    [OPS.paintImageXObject, ([, width, height]: [string, number, number]) => this.#paintImage({ width, height })],
    [OPS.paintImageMaskXObject, () => this.#paintImage(null)],
    [
      OPS.paintInlineImageXObject,
      ([{ width, height }]: [{ width: number; height: number }]) => this.#paintImage({ width, height }),
    ],
  ])

  #transform(matrix: Matrix): void {
    this.#state.matrix = multiply(this.#state.matrix, matrix)
  }

  #enter(matrix: Matrix | null, bounds: Box | null): void {
    this.#stack.push({ ...this.#state })
    if (matrix) this.#transform(matrix)
    if (bounds) this.#clip(bounds)
  }

  /** A group's matrix is applied by the form inside it. */
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
    this.#leaveEmptied()
    const isOff = !this.#layers.shown
    for (const glyph of glyphsOf(shown, this.#state, this.#text)) {
      this.#drawn.glyphs.push({ ...glyph, hidden: glyph.hidden || isOff, order: this.#order })
    }
  }

  #leaveEmptied(): void {
    if (this.#text.idle >= MOVES) this.#drawn.emptied.push(emptiedBox(this.#text, this.#state))
  }

  #path(paint: number, [data]: [ArrayLike<number> | null], bounds: Box | null): void {
    const cross = paint === OPS.stroke && data ? crossIn(data) : null
    if (cross) this.#mark(this.#displayed(cross))
    else this.#fill(paint, data, bounds)
    if (this.#clips) this.#clip(bounds && Number.isFinite(bounds[0]) ? bounds : [0, 0, 0, 0])
    this.#clips = false
  }

  /** A cross drawn into a checkbox means an X. */
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
    const area = paintedArea(paint, data, bounds, this.#state.lineWidth)
    if (!area || !this.#layers.shown) return
    const { fillAlpha, strokeAlpha, groupAlpha, clip } = this.#state
    const alpha = (area.ink === 'fill' ? fillAlpha : strokeAlpha) * groupAlpha
    if (alpha < LEAST_ALPHA) return
    const lightness = area.ink === 'fill' ? this.#state.lightness : this.#state.strokeLightness
    this.#drawn.fills.push({
      box: shared(clip, this.#displayed(area.box)),
      order: this.#order,
      lightness: 1 - (1 - lightness) * alpha,
      hides: this.#hiddenBy(area, alpha),
    })
  }

  #hiddenBy({ whole }: PaintedArea, alpha: number): Fill['hides'] {
    if (this.#state.blended || alpha < VEIL) return 'nothing'
    return alpha > OPAQUE && whole ? 'all' : 'some'
  }

  /** An image fills the unit square of user space. */
  #paintImage(pixels: PaintedImage['pixels']): void {
    if (!this.#layers.shown) return
    const box = shared(this.#state.clip, this.#displayed([0, 0, 1, 1]))
    this.#drawn.images.push({ box, order: this.#order, pixels })
  }

  #displayed(box: Box): Box {
    return moved(box, this.#state.matrix)
  }
}

function emptyContent(): PageContent {
  return { glyphs: [], images: [], fills: [], emptied: [] }
}
