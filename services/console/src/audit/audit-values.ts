import type { AuditEvent } from '../api/types.ts'
import { money } from '../ui/text/money.ts'
import { visible } from '../ui/text/visible.ts'
import { words } from '../ui/text/words.ts'

type Value = AuditEvent['before'][string] | undefined

/** Values that are words of the API. Everything else was typed or read, and is shown as it was. */
const NAMED = new Set([
  'account_type',
  'category',
  'decided',
  'direction',
  'error',
  'filing_status',
  'pay_frequency',
  'status',
  'automatic_review',
  'signal_review',
])

const AMOUNT = /^-?\d+\.\d\d$/
const SIMPLE: ReadonlyMap<Value, string> = new Map<Value, string>([
  [undefined, '–'],
  [null, '–'],
  [true, 'yes'],
  [false, 'no'],
])

/** A value of an event, by its name: of a corrected field by the field's. */
export function auditValue({ field }: Pick<AuditEvent, 'field'>, name: string, value: Value): string {
  const text = String(value)
  const simple = SIMPLE.get(value)
  if (simple !== undefined) return simple
  if (NAMED.has(name === 'value' ? (field ?? name) : name)) return words(text)
  return AMOUNT.test(text) ? money(text) : visible(text)
}

/** The id of a model's rule set, which names the model's monthly income: "wage.v7". */
const RULE_SET = /\.v\d+$/

/** The name of a value of an event. */
export function auditName(name: string): string {
  return RULE_SET.test(name) ? `Monthly, ${words(name.replace(RULE_SET, '')).toLowerCase()}` : words(name)
}

/** Whether the values of an event are blank because its file was erased; monthly income stays. */
export function isErased({ before, after }: Pick<AuditEvent, 'before' | 'after'>): boolean {
  const names = Object.keys({ ...before, ...after }).filter((name) => !RULE_SET.test(name))
  return names.length > 0 && names.every((name) => before[name] === null && after[name] === null)
}
