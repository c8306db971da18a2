import type { ExtractedDocument } from '@income/documents'
import type { Fingerprint } from '@income/platform'
import type { DocumentType } from '@income/shared'

/** Makes a keyed hash of a text, from which the text cannot be recovered. */
export type Print = (text: string) => string

interface Recognised {
  /** The field with the issuer's name; null if the applicant makes the document. */
  issuer: string | null
  /** Fields that together identify a document. All must be read. */
  identity: readonly string[]
  /** Deciding amounts, which somebody may want to change. */
  amounts: readonly string[]
}

const RECOGNISED: Readonly<Record<DocumentType, Recognised>> = {
  bank_statement: {
    issuer: 'bank_name',
    identity: ['bank_name', 'account_holder', 'account_number_last4', 'period_end'],
    amounts: ['opening_balance', 'closing_balance', 'total_credits', 'total_debits'],
  },
  pay_stub: {
    issuer: 'employer_name',
    identity: ['employer_name', 'employee_name', 'period_end', 'pay_date'],
    amounts: ['gross_pay', 'net_pay', 'gross_pay_ytd'],
  },
  w2: {
    issuer: 'employer_name',
    identity: ['employer_ein', 'employee_ssn_last4', 'tax_year'],
    amounts: ['box_1', 'box_2', 'box_3', 'box_5'],
  },
  tax_return: {
    issuer: null,
    identity: ['taxpayer_name', 'taxpayer_ssn_last4', 'tax_year'],
    amounts: ['line_1z', 'line_9', 'line_11', 'line_15'],
  },
}

/** A taxpayer may file several of the other schedules. */
const FILED_ONCE: readonly (string | null)[] = [null, '1040', '1040-sr']

/** Values read with less confidence may differ by a misreading. */
const SURE = 0.9

/** The fingerprints of a document; null if an identifying value was not read. */
export function fingerprintOf({ documentType, form, fields }: ExtractedDocument, print: Print): Fingerprint | null {
  const { identity, amounts } = RECOGNISED[documentType]
  const values = identity.map((name) => comparable(fields[name]?.value ?? ''))
  if (!FILED_ONCE.includes(form) || values.includes('')) return null
  const whose = [documentType, ...values].join('|')
  return {
    identity: print(whose),
    amounts: amounts.flatMap((field) => {
      const read = fields[field]
      if (!read || read.confidence < SURE) return []
      return [{ field, print: print([whose, field, read.value].join('|')), page: read.page, box: read.box }]
    }),
  }
}

/** The fingerprint of a document's issuer; null if that was not read with certainty. */
export function issuerPrintOf({ documentType, fields }: ExtractedDocument, print: Print): string | null {
  const name = RECOGNISED[documentType].issuer
  const issuer = name ? fields[name] : undefined
  if (!issuer || issuer.confidence < SURE) return null
  return print([documentType, 'issuer', comparable(issuer.value)].join('|'))
}

/** The words of a value in sorted order, without case and punctuation: "DOE, JANE" equals "Jane Doe". */
function comparable(value: string): string {
  const words = value.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.sort().join(' ')
}
