import { createHash } from 'node:crypto'
import type { PdfObjects } from '../objects/pdf-objects.ts'
import { Reference, type Dictionary, type Value } from '../objects/syntax.ts'
import { MOST_LEVELS, pagesOf, type PlacedPage } from '../objects/page-tree.ts'
import { outlineOf, type Kind } from './outline.ts'

/** Annotation flags (ISO 32000-1, table 165): hidden, and no view. */
const NOT_SHOWN = 2 | 32
/** Limit on the objects of a page: beyond it, reading the page is cheaper. */
const MOST_OBJECTS = 20_000

/** A page of a state, with digests of all that is drawn on it and of its fields. Pages with equal digests look the same. */
export interface PagePrint {
  drawn: string
  fields: string
  dictionary: Dictionary
  /** What it is made of: these values, and the objects that they lead to. */
  values: readonly Value[]
  reached: ReadonlySet<number>
}

/** The first pages of a state. */
export interface PrintedState {
  objects: PdfObjects
  pages: readonly PagePrint[]
}

const NO_FORM: Dictionary = new Map()

/** The first pages of a state. Those whose objects are where they were in the state before are not read again. */
export function printedState(objects: PdfObjects, most: number, before: PrintedState | null): PrintedState {
  const root = objects.dictionary(objects.root)
  if (!root) throw new SyntaxError('no catalogue')
  const form = objects.dictionary(root.get('AcroForm')) ?? NO_FORM
  const layers = root.get('OCProperties') ?? 'null'
  const pages = pagesOf(objects, root.get('Pages'), most).map(({ page, inherited }, i) => {
    const values = [page, form, layers, ...inherited.keys(), ...inherited.values()]
    const was = before?.pages[i]
    const isAsBefore = was && areSame(values, was.values) && objects.hasLike(before.objects, was.reached)
    return isAsBefore ? was : printOf(objects, { page, inherited, form, layers }, values)
  })
  return { objects, pages }
}

function areSame(values: readonly Value[], others: readonly Value[]): boolean {
  return values.length === others.length && values.every((value, i) => isSame(value, others[i]!))
}

/** States share the values of objects that were not saved again. */
function isSame(one: Value, other: Value): boolean {
  return one === other || (one instanceof Reference && other instanceof Reference && one.number === other.number)
}

interface PrintedPage extends PlacedPage {
  form: Dictionary
  layers: Value
}

function printOf(
  objects: PdfObjects,
  { page, inherited, form, layers }: PrintedPage,
  values: readonly Value[],
): PagePrint {
  const [drawn, fields] = [new Print(objects), new Print(objects)]
  const reached = objects.reachedBy(() => {
    drawn.value(page, 'page')
    drawn.value(inherited)
    for (const value of objects.list(page.get('Annots'))) {
      const annotation = annotationOf(objects, value)
      if (annotation) (annotation.isField ? fields : drawn).annotation(annotation)
    }
    fields.value(form, 'form')
    drawn.value(layers)
  })
  return { drawn: drawn.digest(), fields: fields.digest(), dictionary: page, values, reached }
}

/** An annotation that is not hidden, with the fields above it. */
interface ShownAnnotation {
  fields: readonly Dictionary[]
  isSignature: boolean
  isField: boolean
}

function annotationOf(objects: PdfObjects, value: Value): ShownAnnotation | null {
  const annotation = objects.dictionary(value)
  if (!annotation) return null
  const fields = fieldsOf(objects, annotation)
  const isSignature = fields.some((field) => field.get('FT') === '/Sig')
  // Invisible signatures have an empty rectangle.
  const isNowhere = objects.list(annotation.get('Rect')).every((edge) => Number(edge) === 0)
  const isHidden = (Number(objects.resolved(annotation.get('F')) ?? 0) & NOT_SHOWN) !== 0
  if (isHidden || (isSignature && isNowhere)) return null
  return { fields, isSignature, isField: !isSignature && fields.some((field) => field.has('FT')) }
}

/** An annotation with the fields above it. */
function fieldsOf(objects: PdfObjects, annotation: Dictionary): Dictionary[] {
  const fields: Dictionary[] = []
  for (let field: Dictionary | null = annotation; field; field = objects.dictionary(field.get('Parent'))) {
    if (fields.length === MOST_LEVELS) throw new SyntaxError('fields in a circle')
    fields.push(field)
  }
  return fields
}

/** Collects values. The numbers of objects do not count, only the order in which they are reached. */
class Print {
  readonly #objects: PdfObjects
  readonly #parts: string[] = []
  readonly #seen = new Map<number, number>()

  constructor(objects: PdfObjects) {
    this.#objects = objects
  }

  /** A value with all objects reachable from it. */
  value(value: Value, kind: Kind = 'other'): void {
    const { text, leadsTo } = outlineOf(value, kind)
    this.#parts.push(text)
    for (const number of leadsTo) this.#object(number)
  }

  /** Its appearance, and the value of its field. */
  annotation({ fields, isSignature }: ShownAnnotation): void {
    for (const field of fields) {
      this.value(field, 'annotation')
      if (!isSignature) this.value(field.get('V') ?? 'null')
    }
  }

  digest(): string {
    return createHash('sha256').update(this.#parts.join('\n'), 'latin1').digest('base64')
  }

  #object(number: number): void {
    const seen = this.#seen.get(number)
    this.#parts.push(`#${seen ?? 'new'}`)
    if (seen !== undefined) return
    if (this.#seen.size === MOST_OBJECTS) throw new SyntaxError('too many objects')
    this.#seen.set(number, this.#seen.size)
    const { value, digest } = this.#objects.object(number)
    if (digest !== null) this.#parts.push(digest)
    this.value(value, digest === null ? 'other' : 'stream')
  }
}
