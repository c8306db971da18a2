import type { Line } from '../layout/lines.ts'
import type { Page } from './page.ts'

/** A rule of an ordered list. */
export interface NamedRule {
  name: string
  /** A printed example of what the rule is for; "/" separates lines. */
  example: string
}

/** A rule that transforms what was read so far. Each one sees the result of the one before it. */
export interface Pass<Value, Context = undefined> extends NamedRule {
  run: (value: Value, context: Context) => Value
}

/** The answer of the first rule that has one; null if none has. */
export function firstAnswer<Rule extends NamedRule, Answer>(
  rules: readonly Rule[],
  answer: (rule: Rule) => Answer | null | undefined,
  onRule?: OnRule,
): Answer | null {
  for (const rule of rules) {
    const said = answer(rule)
    if (said == null) continue
    onRule?.(rule.name)
    return said
  }
  return null
}

/** Receives the name of every rule that changed or took something. */
export type OnRule = (rule: string) => void

export function runPasses<Value, Context>(
  passes: readonly Pass<Value, Context>[],
  value: Value,
  context: Context,
  onRule?: OnRule,
): Value {
  return passes.reduce((before, { name, run }) => {
    const after = run(before, context)
    if (onRule && !isSame(before, after)) onRule(name)
    return after
  }, value)
}

/** Deep equality. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isRecord(a) || !isRecord(b)) return false
  const [own, others] = [Object.entries(a), Object.entries(b)]
  return own.length === others.length && own.every(([key, value]) => key in b && isSame(value, b[key]))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Receives what happens to the lines of a page. */
export interface Trace {
  /** A pass changed the lines of a page before they were parsed. */
  changed: (page: Page, pass: string) => void
  /** A rule began or ended a table at a line and left the line to later rules. */
  turned: (page: Page, line: Line, rule: string) => void
  /** A rule took lines of a page. */
  took: (page: Page, lines: readonly Line[], rule: string) => void
}
