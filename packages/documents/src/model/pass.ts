import type { Line } from '../layout/lines.ts'
import type { Page } from './page.ts'

/** A rule of an ordered list. */
export interface NamedRule {
  name: string
  /** What it is for, as printed; "/" parts one line from the next. */
  example: string
}

/** A rule that changes what was read so far: each sees what the one before it leaves. */
export interface Pass<Value, Context = undefined> extends NamedRule {
  run: (value: Value, context: Context) => Value
}

/** What the first rule says that has an answer; null where none has. */
export function firstAnswer<Rule extends NamedRule, Answer>(
  rules: readonly Rule[],
  answer: (rule: Rule) => Answer | null | undefined,
  heard?: Heard,
): Answer | null {
  for (const rule of rules) {
    const said = answer(rule)
    if (said == null) continue
    heard?.(rule.name)
    return said
  }
  return null
}

/** Gets the name of every rule that changed or took something. */
export type Heard = (rule: string) => void

export function runPasses<Value, Context>(
  passes: readonly Pass<Value, Context>[],
  value: Value,
  context: Context,
  heard?: Heard,
): Value {
  return passes.reduce((before, { name, run }) => {
    const after = run(before, context)
    if (heard && !isSame(before, after)) heard(name)
    return after
  }, value)
}

/** In every part. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isRecord(a) || !isRecord(b)) return false
  const [own, others] = [Object.entries(a), Object.entries(b)]
  return own.length === others.length && own.every(([key, value]) => key in b && isSame(value, b[key]))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Gets what becomes of the lines of a statement. */
export interface Trace {
  /** A pass changed the lines of a page before any was parsed. */
  changed: (page: Page, pass: string) => void
  /** A rule began or ended a table at a line, and left the line to the rules behind it. */
  turned: (page: Page, line: Line, rule: string) => void
  /** A rule took lines of a page. */
  took: (page: Page, lines: readonly Line[], rule: string) => void
}
