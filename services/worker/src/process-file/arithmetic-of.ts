import { electiveDeferrals, isMedicareLine, isSocialSecurityLine, type ExtractedDocument } from '@income/documents'
import { centsFromDecimal, centsOf, type Check } from '@income/shared'
import { NO_ARITHMETIC, type Arithmetic, type BoxOfWages, type PlacedFigure, type StubLine } from '@income/signals'

type Entry = ExtractedDocument['entries'][number]

/** Confidence above this means that a sum confirms an amount; an amount of a failed sum has less. */
const CONFIRMED = 0.9
const AMOUNT = /^-?\d+\.\d\d$/

/**
 * What the checks of a document show about its amounts. Nothing for recognised text, where a digit may have been
 * misread.
 */
export function arithmeticOf({ documentType, textSource, checks, fields, entries }: ExtractedDocument): Arithmetic {
  if (textSource !== 'text_layer') return NO_ARITHMETIC
  const lines = documentType === 'pay_stub' ? entries.map(stubLine) : []
  const doubts = checks.filter(({ status }) => status === 'failed' || status === 'warning')
  const wages = documentType === 'w2' ? wagesOf(fields) : []
  if (doubts.length === 0) return { ...NO_ARITHMETIC, lines, wages }
  const ofFields = Object.entries(fields).flatMap(([field, { value, confidence, page, box }]): PlacedFigure[] => {
    const doubted = confidence < CONFIRMED
    return AMOUNT.test(value) ? [{ field, line: null, cents: centsFromDecimal(value), doubted, page, box }] : []
  })
  return {
    failed: doubts.flatMap((check) => {
      const amounts = amountsIn(check)
      // A warning may also concern payroll conventions: it counts only if amounts were compared.
      return check.status === 'failed' || amounts !== null
        ? [{ name: check.name, amounts, certain: check.status === 'failed' }]
        : []
    }),
    figures: [...ofFields, ...entries.flatMap(figuresOfLine)],
    rows: entries.map(({ amount, direction, balance, page, box }) => ({
      ...{ change: direction === 'credit' ? (amount ?? 0n) : -(amount ?? 0n), balance, page, box },
    })),
    ...{ lines, wages },
  }
}

/** The boxes of wages on a W-2, of which the deferred pay is in boxes 3 and 5 alone, and the tips are not in box 3. */
function wagesOf(fields: ExtractedDocument['fields']): BoxOfWages[] {
  const deferred = electiveDeferrals(new Map(Object.entries(fields))) ?? 0n
  const tips = centsOf(fields.box_7?.value) ?? 0n
  const states = fields.box_16_2 ? [] : ['box_16_1']
  return ['box_1', 'box_3', 'box_5', ...states].flatMap((field) => {
    const read = fields[field]
    if (!read || !AMOUNT.test(read.value)) return []
    const added = field === 'box_5' ? 0n : field === 'box_3' ? tips : deferred
    return [{ field, cents: centsFromDecimal(read.value) + added, page: read.page, box: read.box }]
  })
}

function figuresOfLine({ amount, ytdAmount, direction, confidence, page, box }: Entry): PlacedFigure[] {
  const doubted = confidence < CONFIRMED
  const amounts = [['current', amount] as const, ['ytd', ytdAmount] as const]
  return amounts.flatMap(([period, cents]) =>
    cents === null ? [] : [{ field: null, line: { direction, period }, cents, doubted, page, box }],
  )
}

function stubLine({ amount, ytdAmount, category, description, page, box }: Entry): StubLine {
  return { kind: kindOf(category, description), current: amount, ytd: ytdAmount, page, box }
}

function kindOf(category: Entry['category'], description: string): StubLine['kind'] {
  if (category !== 'tax') return category === 'earning' ? 'earning' : 'deduction'
  if (isMedicareLine(description)) return 'medicare'
  return isSocialSecurityLine(description) ? 'social_security' : 'tax'
}

function amountsIn({ expected, actual }: Check): { expected: bigint; actual: bigint } | null {
  if (expected === null || actual === null || !AMOUNT.test(expected) || !AMOUNT.test(actual)) return null
  return { expected: centsFromDecimal(expected), actual: centsFromDecimal(actual) }
}
