import type { Box, FormField } from '@income/documents'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Widget {
  subtype: string
  fieldName?: string
  fieldType?: string
  fieldValue?: unknown
  checkBox?: boolean
  radioButton?: boolean
  exportValue?: string
  buttonValue?: string
  rect: number[]
}

/** The fillable fields of a page, filled or blank. */
export async function formFieldsOf(page: PDFPageProxy): Promise<FormField[]> {
  const viewport = page.getViewport({ scale: 1 })
  const fields: FormField[] = []
  for (const widget of (await page.getAnnotations()) as Widget[]) {
    if (widget.subtype !== 'Widget' || !widget.fieldType || widget.fieldType === 'Sig') continue
    const [left, bottom, right, top] = widget.rect as [number, number, number, number]
    const [x1, y1] = viewport.convertToViewportPoint(left, bottom) as [number, number]
    const [x2, y2] = viewport.convertToViewportPoint(right, top) as [number, number]
    const box: Box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
    fields.push({ name: widget.fieldName ?? '', kind: kindOf(widget), value: valueOf(widget), box })
  }
  return fields
}

function kindOf(widget: Widget): FormField['kind'] {
  if (widget.fieldType === 'Tx') return 'text'
  if (widget.fieldType === 'Ch') return 'choice'
  return widget.radioButton ? 'radio' : 'checkbox'
}

function valueOf(widget: Widget): string {
  if (widget.fieldType === 'Btn') {
    const own = widget.radioButton ? widget.buttonValue : widget.exportValue
    return own && widget.fieldValue === own && own !== 'Off' ? own : ''
  }
  const { fieldValue } = widget
  return (Array.isArray(fieldValue) ? fieldValue.join(', ') : typeof fieldValue === 'string' ? fieldValue : '').trim()
}
