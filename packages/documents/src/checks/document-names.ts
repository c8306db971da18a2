import type { DocumentFacts } from '@income/shared'

/** A document for people: "W-2 of 2024", "pay stub of 2025-06-30". */
export function titleOf({ documentType, form, fields }: DocumentFacts): string {
  const of = (date: string | null | undefined) => (date ? ` of ${date}` : '')
  switch (documentType) {
    case 'bank_statement':
      return `bank statement${of(fields['period_end'])}`
    case 'pay_stub':
      return `pay stub${of(fields['pay_date'] ?? fields['period_end'])}`
    case 'w2':
      return `W-2${of(fields['tax_year'])}`
    case 'tax_return':
      return `${formTitle(form)}${of(fields['tax_year'])}`
  }
}

function formTitle(form: DocumentFacts['form']): string {
  const [, schedule] = /^schedule_(.+)$/.exec(form ?? '') ?? []
  if (schedule === undefined) return `Form ${(form ?? '').toUpperCase()}`
  return schedule === 'k1' ? 'Schedule K-1' : `Schedule ${schedule.toUpperCase()}`
}
