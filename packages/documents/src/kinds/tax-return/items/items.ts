import type { ExtractedField } from '../../../model/document.ts'
import { UNCONTRADICTED } from '../../../equations/confidence.ts'
import { fieldAt } from '../../../model/evidence.ts'
import type { PrintedForm } from '../form/printed-form.ts'
import type { Flow } from '../../../layout/flow.ts'
import { activityOn, employerNumberOn, numberOfBusinessOn } from './business.ts'
import type { Item } from '../../../forms/item.ts'
import { partnersShareOn, shareholdersShareOn } from './ownership.ts'
import { propertiesOn } from './properties.ts'

const READ = 0.98

type Reader = (flow: Flow) => Item[]

const READERS: Partial<Record<PrintedForm, readonly Reader[]>> = {
  schedule_c: [employerNumberOn, activityOn],
  schedule_e: [propertiesOn],
  schedule_f: [employerNumberOn],
  k1_1065: [employerNumberOn, partnersShareOn],
  k1_1120s: [employerNumberOn, shareholdersShareOn],
  k1_1041: [employerNumberOn],
  '1065': [numberOfBusinessOn],
  '1120-s': [numberOfBusinessOn],
  '1120': [numberOfBusinessOn],
  '8825': [numberOfBusinessOn],
}

/** What a form says beside its amounts: which business or property they are of, how long it was let, how much of it is owned. */
export function itemsOf(form: PrintedForm, flows: readonly Flow[]): Record<string, ExtractedField> {
  const fields: Record<string, ExtractedField> = {}
  for (const flow of flows)
    for (const { name, value, written } of (READERS[form] ?? []).flatMap((read) => read(flow))) {
      const { page } = flow
      const confidence = Math.min(written.confidence, page.source === 'ocr' ? UNCONTRADICTED : READ)
      const { text: raw, box } = written
      fields[name] ??= fieldAt(page, box, { value, raw, confidence })
    }
  return fields
}
