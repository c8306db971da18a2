import type { ExtractedField } from '../../../model/document.ts'
import { UNCONTRADICTED } from '../../../equations/confidence.ts'
import { fieldAt } from '../../../model/evidence.ts'
import { isShare, type PrintedForm } from '../form/printed-form.ts'
import type { Flow } from '../../../layout/flow.ts'
import type { Written } from '../../../forms/caption.ts'
import { filingStatusOn } from './filing-status.ts'
import { isBusinessReturn } from '../form/business-returns.ts'
import { businessNameOn, lastFourOn, nameOfBusinessOn, nameOn } from './taxpayer.ts'

const READ = 0.98

/** Who the form is for, from the first page that says so. */
export function headerOf(form: PrintedForm, flows: readonly Flow[]): Record<string, ExtractedField> {
  if (isBusinessReturn(form)) return fieldOf('business_name', flows, nameOfBusinessOn, (text) => text)
  const isReturn = form === '1040' || form === '1040-sr'
  return {
    ...fieldOf('taxpayer_name', flows, nameOn, (text) => text),
    ...fieldOf('taxpayer_ssn_last4', flows, lastFourOn, (text) => text.slice(-4)),
    ...(form === 'schedule_c' || isShare(form) ? fieldOf('business_name', flows, businessNameOn, (text) => text) : {}),
    ...(isReturn ? fieldOf('filing_status', flows, filingStatusOn, (text) => text) : {}),
  }
}

function fieldOf(
  name: string,
  flows: readonly Flow[],
  find: (flow: Flow) => Written | null,
  valueOf: (text: string) => string,
): Record<string, ExtractedField> {
  for (const flow of flows) {
    const written = find(flow)
    if (!written) continue
    const { page } = flow
    const confidence = Math.min(written.confidence, page.source === 'ocr' ? UNCONTRADICTED : READ)
    const { text, box } = written
    return { [name]: fieldAt(page, box, { value: valueOf(text), raw: text, confidence }) }
  }
  return {}
}
