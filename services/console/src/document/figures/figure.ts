import { FIELD_NAMES } from '@income/client'
import type { Check, Entry, Field, IncomeDocument } from '../../api/types.ts'
import { visible } from '../../ui/text/visible.ts'
import { words } from '../../ui/text/words.ts'

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A value that was read from a page: a field of the document, or an entry. */
export type Figure = FieldFigure | EntryFigure

/** Something with a box on a page. */
export interface Place {
  /** Its key on the document page: `field:net_pay`, `entry:<id>`, `signal:<id>:<number>`. */
  key: string
  label: string
  /** null if it has no place on the page. */
  value: string | null
  page: number | null
  box: Box | null
  /** What an earlier state of the file shows there. */
  before?: string
}

interface Located extends Place {
  confidence: number
  /** Whether a reviewer has confirmed or corrected it. */
  isSettled: boolean
}

export interface FieldFigure extends Located {
  kind: 'field'
  name: string
  field: Field
}

export interface EntryFigure extends Located {
  kind: 'entry'
  entry: Entry
}

function fieldKey(name: string): string {
  return `field:${name}`
}

function entryKey(id: string): string {
  return `entry:${id}`
}

export function figuresOf(document: IncomeDocument, entries: readonly Entry[]): Figure[] {
  const fields = Object.entries(document.fields).filter(([, field]) => wasRead(field))
  return [...fields.map(([name, field]) => fieldFigure(name, field)), ...entries.map(entryFigure)]
}

/** What a field is that the page may print, but that was not read. */
export const NOT_READ: Field = { value: null, raw: null, page: null, box: null, confidence: 0 }

/** The fields that such a document may have and that were not read, for a reviewer to add. */
export function fieldsNotRead({ document_type, fields }: IncomeDocument): FieldFigure[] {
  const names = FIELD_NAMES[document_type].filter((name) => !wasRead(fields[name] ?? NOT_READ))
  return names.map((name) => fieldFigure(name, NOT_READ))
}

export function wasRead({ value, confidence }: Pick<Field, 'value' | 'confidence'>): boolean {
  return value !== null || confidence > 0
}

/** The fields that a check names as what it found: those to compare with the page. */
export function fieldsNamedBy({ actual }: Check, figures: readonly Figure[]): FieldFigure[] {
  const names = new Set(actual?.split(', '))
  return figures.filter((figure): figure is FieldFigure => figure.kind === 'field' && names.has(figure.name))
}

function fieldFigure(name: string, field: Field): FieldFigure {
  const { value, page, box, confidence, original } = field
  return {
    ...{ kind: 'field', key: fieldKey(name), name, field, label: words(name), value, page, confidence },
    ...{ box: boxOf(box), isSettled: original !== undefined },
  }
}

function entryFigure(entry: Entry): EntryFigure {
  const { id, description, amount, ytd_amount, page, box, confidence, original } = entry
  return {
    ...{
      kind: 'entry',
      key: entryKey(id),
      entry,
      label: visible(description),
      value: amount ?? ytd_amount,
      page,
      confidence,
    },
    ...{ box: boxOf(box), isSettled: original !== null },
  }
}

export function boxOf(box: readonly number[] | null): Box | null {
  if (!box) return null
  const [left = 0, top = 0, right = 0, bottom = 0] = box
  return [left, top, right, bottom]
}

/** The box on a page that was turned clockwise by some quarter turns. */
export function turnedBox([left, top, right, bottom]: Box, quarters: number): Box {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [1 - bottom, left, 1 - top, right]
    case 2:
      return [1 - right, 1 - bottom, 1 - left, 1 - top]
    case 3:
      return [top, 1 - right, bottom, 1 - left]
    default:
      return [left, top, right, bottom]
  }
}
