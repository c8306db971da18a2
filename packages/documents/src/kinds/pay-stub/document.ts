import { decimalFromCents } from '@income/shared'
import type { ExtractedDocument, ExtractedEntry, ExtractedField } from '../../model/document.ts'
import { spanOf } from '../../model/evidence.ts'
import type { Word } from '../../model/page.ts'
import { isoDate } from '../../entities/date.ts'
import { checksOf } from './checks/checks.ts'
import type { MoneyLine } from './lines/money-line.ts'
import {
  certainty,
  certaintyOfLine,
  certaintyOfTotal,
  verdictOnDeductions,
  verdictOnGross,
  verdictOnNet,
} from './proof/certainty.ts'
import { proofsOf, type Proof, type Proofs } from './proof/proof.ts'
import type { StubReading } from './read-stub.ts'
import { evidenceOf, fieldOf } from '../../layout/flow/evidence.ts'
import type { Period } from './vocabulary/total.ts'

/** "Date" alone may be said of any day. */
const BARE_DATE = 0.85

type Fields = Record<string, ExtractedField>

export function documentOf(reading: StubReading): ExtractedDocument {
  const span = spanOf(reading.flow.parts.map(({ page }) => page))
  const proofs = proofsOf(reading)
  const fields = {
    ...headerFields(reading),
    ...totalFields(reading, 'current', proofs.current),
    ...totalFields(reading, 'ytd', proofs.ytd),
  }
  const pay = [fields.gross_pay, fields.net_pay].flatMap((field) => field?.confidence ?? [])
  return {
    documentType: 'pay_stub',
    form: null,
    ...span,
    confidence: pay.length > 0 ? Math.min(...pay) : 0,
    fields,
    entries: reading.lines.map((line) => entryOf(reading, line, proofs)),
    checks: checksOf(reading, proofs, span.textSource),
  }
}

function headerFields({ flow, names, dates, frequency }: StubReading): Fields {
  const fields: Fields = {}
  const sure = (words: readonly Word[]) => certainty(words, null)
  for (const [name, found] of [
    ['employer_name', names.employer],
    ['employee_name', names.employee],
  ] as const)
    if (found) {
      const { words, text } = found.phrase
      fields[name] = fieldOf(flow, words, text.replace(/[,;:]$/, ''), Math.min(sure(words), found.certainty))
    }
  for (const [name, found] of [
    ['period_start', dates.start],
    ['period_end', dates.end],
    ['pay_date', dates.payDate],
  ] as const)
    if (found) {
      const most = found.meaning === 'date' ? BARE_DATE : 1
      fields[name] = fieldOf(flow, found.words, isoDate(found.date), Math.min(sure(found.words), most))
    }
  if (frequency) fields.pay_frequency = fieldOf(flow, frequency.words, frequency.frequency, sure(frequency.words))
  return fields
}

function totalFields({ flow, totals }: StubReading, period: Period, proof: Proof): Fields {
  const { gross, net, deductions } = totals[period]
  const suffix = period === 'ytd' ? '_ytd' : ''
  const found = [
    ['gross_pay', gross, gross?.cents, verdictOnGross(proof)],
    ['net_pay', net, net?.cents, verdictOnNet(proof)],
    ['total_deductions', deductions, proof.sums.deductions, verdictOnDeductions(proof)],
  ] as const
  return Object.fromEntries(
    found.flatMap(([name, total, cents, verdict]) => {
      if (!total || cents == null) return []
      return [[name + suffix, fieldOf(flow, total.words, decimalFromCents(cents), certaintyOfTotal(total, verdict))]]
    }),
  )
}

function entryOf({ flow, dates }: StubReading, line: MoneyLine, proofs: Proofs): ExtractedEntry {
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
    ...evidenceOf(flow, line.words),
    confidence: certaintyOfLine(line, proofs),
  }
}
