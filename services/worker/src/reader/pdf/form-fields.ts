import type { FormField } from '@income/documents'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { boxOf, isField, type Annotation } from './annotations.ts'
import { displayed } from './displayed.ts'
import type { Glyph, PageContent } from './drawing/content.ts'
import { sightOf } from './text/visible.ts'

/** The fillable fields of a page, filled or blank, each with its displayed value. */
export function formFieldsOf(
  page: PDFPageProxy,
  annotations: readonly Annotation[],
  appearances: ReadonlyMap<string, PageContent>,
): FormField[] {
  const viewport = displayed(page)
  return annotations.filter(isField).map((field) => {
    const kind = kindOf(field)
    const value = valueOf(field)
    const shown = kind === 'text' ? appearances.get(field.id) : undefined
    return {
      name: field.fieldName ?? '',
      kind,
      value: shown ? shownValue(value, shown, viewport) : value,
      box: boxOf(field, page),
    }
  })
}

/** The value, unless something else is drawn instead. Text cut off by the field's edge is still its value. */
function shownValue(value: string, appearance: PageContent, page: { width: number; height: number }): string {
  const { visible } = sightOf(appearance, page.width, page.height)
  const shown = textOf(visible)
  const isWhole = signsOf(textOf(appearance.glyphs)) === signsOf(value)
  const isBegun = shown !== '' && isWhole && signsOf(value).startsWith(signsOf(shown))
  return isBegun || signsOf(shown) === signsOf(value) ? value : shown
}

function textOf(glyphs: readonly Glyph[]): string {
  return glyphs
    .map((glyph) => glyph.text)
    .join('')
    .trim()
}

function signsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
}

function kindOf(widget: Annotation): FormField['kind'] {
  if (widget.fieldType === 'Tx') return 'text'
  if (widget.fieldType === 'Ch') return 'choice'
  return widget.radioButton ? 'radio' : 'checkbox'
}

function valueOf(widget: Annotation): string {
  if (widget.fieldType === 'Btn') {
    const own = widget.radioButton ? widget.buttonValue : widget.exportValue
    return own && widget.fieldValue === own && own !== 'Off' ? own : ''
  }
  const { fieldValue } = widget
  return (Array.isArray(fieldValue) ? fieldValue.join(', ') : typeof fieldValue === 'string' ? fieldValue : '').trim()
}
