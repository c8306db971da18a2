import type { ExtractedDocument } from '@income/documents'
import { centsFromDecimal, type Check } from '@income/shared'
import { NO_ARITHMETIC, type Arithmetic } from '@income/signals'

/** A figure that a sum confirms is more certain than this; one of a sum that does not hold is less sure. */
const BORNE_OUT = 0.9
const AMOUNT = /^-?\d+\.\d\d$/

/** What the checks of a document say of its figures. Of recognised text they say nothing: a digit may have been misread. */
export function arithmeticOf({ textSource, checks, fields, entries }: ExtractedDocument): Arithmetic {
  if (textSource !== 'text_layer') return NO_ARITHMETIC
  const doubts = checks.filter(({ status }) => status === 'failed' || status === 'warning')
  if (doubts.length === 0) return NO_ARITHMETIC
  const ofFields = Object.entries(fields).flatMap(([field, { value, confidence, page, box }]) =>
    AMOUNT.test(value) ? [{ field, cents: centsFromDecimal(value), doubted: confidence < BORNE_OUT, page, box }] : [],
  )
  const ofEntries = entries.flatMap(({ amount, ytdAmount, confidence, page, box }) =>
    [amount, ytdAmount].flatMap((cents) =>
      cents === null ? [] : [{ field: null, cents, doubted: confidence < BORNE_OUT, page, box }],
    ),
  )
  return {
    failed: doubts.flatMap((check) => {
      const difference = differenceIn(check)
      // A warning is of habits of payrolls, too: it counts where amounts were compared.
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
