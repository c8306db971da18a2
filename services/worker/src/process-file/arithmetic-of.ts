import type { ExtractedDocument } from '@income/documents'
import { centsFromDecimal, type Check } from '@income/shared'
import { NO_ARITHMETIC, type Arithmetic } from '@income/signals'

/** Confidence above this means that a sum confirms an amount; an amount of a failed sum has less. */
const CONFIRMED = 0.9
const AMOUNT = /^-?\d+\.\d\d$/

/**
 * What the checks of a document show about its amounts. Nothing for recognised text, where a digit may have been
 * misread.
 */
export function arithmeticOf({ textSource, checks, fields, entries }: ExtractedDocument): Arithmetic {
  if (textSource !== 'text_layer') return NO_ARITHMETIC
  const doubts = checks.filter(({ status }) => status === 'failed' || status === 'warning')
  if (doubts.length === 0) return NO_ARITHMETIC
  const ofFields = Object.entries(fields).flatMap(([field, { value, confidence, page, box }]) =>
    AMOUNT.test(value) ? [{ field, cents: centsFromDecimal(value), doubted: confidence < CONFIRMED, page, box }] : [],
  )
  const ofEntries = entries.flatMap(({ amount, ytdAmount, confidence, page, box }) =>
    [amount, ytdAmount].flatMap((cents) =>
      cents === null ? [] : [{ field: null, cents, doubted: confidence < CONFIRMED, page, box }],
    ),
  )
  return {
    failed: doubts.flatMap((check) => {
      const difference = differenceIn(check)
      // A warning may also concern payroll conventions: it counts only if amounts were compared.
      return check.status === 'failed' || difference !== null
        ? [{ name: check.name, difference, certain: check.status === 'failed' }]
        : []
    }),
    figures: [...ofFields, ...ofEntries],
    rows: entries.map(({ amount, direction, balance, page, box }) => ({
      ...{ change: direction === 'credit' ? (amount ?? 0n) : -(amount ?? 0n), balance, page, box },
    })),
  }
}

function differenceIn({ expected, actual }: Check): bigint | null {
  if (expected === null || actual === null || !AMOUNT.test(expected) || !AMOUNT.test(actual)) return null
  return centsFromDecimal(actual) - centsFromDecimal(expected)
}
