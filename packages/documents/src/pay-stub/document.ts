import { decimalFromCents } from '@income/shared'
import type { ExtractedDocument, ExtractedEntry, ExtractedField } from '../document.ts'
import { isoDate } from '../text/date.ts'
import { checksOf } from './checks/checks.ts'
import type { MoneyLine } from './lines/money-line.ts'
import {
  certainty,
  certaintyOfLine,
  certaintyOfTotal,
  isDeductionsProven,
  isGrossProven,
  isNetProven,
} from './proof/certainty.ts'
import { proofsOf, type Proof, type Proofs } from './proof/proof.ts'
import type { StubReading } from './read-stub.ts'
import { evidenceOf, fieldOf, readingConfidence } from './sheet/evidence.ts'
import type { Period } from './vocabulary/total.ts'

type Fields = Record<string, ExtractedField>

export function documentOf(reading: StubReading): ExtractedDocument {
  const { parts } = reading.sheet
  const proofs = proofsOf(reading)
  const fields = {
    ...headerFields(reading),
    ...totalFields(reading, 'current', proofs.current),
    ...totalFields(reading, 'ytd', proofs.ytd),
  }
  const pay = [fields.gross_pay, fields.net_pay].flatMap((field) => field?.confidence ?? [])
  const sources = new Set(parts.map(({ page }) => page.source))
  const textSource = sources.size > 1 ? 'mixed' : parts[0]!.page.source
  return {
    documentType: 'pay_stub',
    form: null,
    pageStart: Math.min(...parts.map(({ page }) => page.number)),
    pageEnd: Math.max(...parts.map(({ page }) => page.number)),
    textSource,
    confidence: pay.length > 0 ? Math.min(...pay) : 0,
    fields,
    entries: reading.lines.map((line) => entryOf(reading, line, proofs)),
    checks: checksOf(reading, proofs, textSource),
  }
}

function headerFields({ sheet, names, dates, frequency }: StubReading): Fields {
  const fields: Fields = {}
  for (const [name, found] of [
    ['employer_name', names.employer],
    ['employee_name', names.employee],
  ] as const)
    if (found)
      fields[name] = fieldOf(sheet, found.phrase.words, found.phrase.text.replace(/[,;:]$/, ''), found.certainty)
  for (const [name, found] of [
    ['period_start', dates.start],
    ['period_end', dates.end],
    ['pay_date', dates.payDate],
  ] as const)
    if (found)
      fields[name] = fieldOf(
        sheet,
        found.words,
        isoDate(found.date),
        certainty(found.words, false) / readingConfidence(found.words),
      )
  if (frequency) fields.pay_frequency = fieldOf(sheet, frequency.words, frequency.frequency, 0.97)
  return fields
}

function totalFields({ sheet, totals }: StubReading, period: Period, proof: Proof): Fields {
  const { gross, net, deductions } = totals[period]
  const suffix = period === 'ytd' ? '_ytd' : ''
  const found = [
    ['gross_pay', gross, gross?.cents, isGrossProven(proof)],
    ['net_pay', net, net?.cents, isNetProven(proof)],
    ['total_deductions', deductions, proof.sums.deductions, isDeductionsProven(proof)],
  ] as const
  return Object.fromEntries(
    found.flatMap(([name, total, cents, proven]) => {
      if (!total || cents == null) return []
      const field = fieldOf(sheet, total.words, decimalFromCents(cents), 1)
      return [[name + suffix, { ...field, confidence: certaintyOfTotal(total, proven) }]]
    }),
  )
}

function entryOf({ sheet, dates }: StubReading, line: MoneyLine, proofs: Proofs): ExtractedEntry {
  const date = dates.payDate ?? dates.end
  return {
    date: date ? isoDate(date.date) : null,
    description: line.description,
    direction: line.kind === 'earning' ? 'credit' : 'debit',
    amount: line.current,
    ytdAmount: line.ytd,
    balance: null,
    hours: line.hours,
    rate: line.rate,
    category: line.kind,
    ...evidenceOf(sheet, line.words),
    confidence: certaintyOfLine(line, proofs),
  }
}
