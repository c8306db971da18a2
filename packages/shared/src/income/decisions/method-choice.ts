import type { QualifyingIncome, QualifyingLine } from '../../contract/income/model.ts'
import { centsFromDecimal } from '../../money/cents.ts'
import type { Alert } from '../alerts/catalog.ts'
import type { MethodChoice } from './decisions.ts'
import { amount, explained, sum } from '../arithmetic/index.ts'
import { decimalOf, dollars } from '../arithmetic/exact.ts'
import type { Figure, FigureLine } from '../model/rule-set.ts'
import { WHOLE_MODEL } from '../model/subject.ts'

/** A result with the methods that a reviewer chose instead of the rules'. */
export type ChosenFigure = Omit<Figure, 'lines'> & Pick<QualifyingIncome, 'chosen'> & { lines: ChosenLine[] }
type ChosenLine = Omit<QualifyingLine, 'verified'>

/**
 * Applies the chosen alternatives: first those of lines, which change the monthly income; then that of the whole model,
 * which leaves the lines unchanged. A choice that is no longer available leaves the rules' result, with an alert.
 */
export function withChoices(figure: Figure, choices: readonly MethodChoice[]): ChosenFigure {
  const methodOf = new Map(choices.map(({ subject, method }) => [subject, method]))
  const lines = figure.lines.map((line) => lineWith(line, methodOf.get(line.key)))
  const summed = movedBy(figure, lines)
  const method = methodOf.get(WHOLE_MODEL)
  const whole = { ...summed, chosen: null, ...(method === undefined ? {} : chosenOf(summed, method)) }
  return { ...whole, alerts: [...whole.alerts, ...withoutEffect(figure, choices)] }
}

function lineWith(line: FigureLine, method: string | undefined): ChosenLine {
  const open = { ...line, alternatives: line.alternatives ?? [] }
  return { ...open, chosen: null, ...(method === undefined ? {} : chosenOf(open, method)) }
}

type WithMethod = Pick<QualifyingIncome, 'method' | 'monthly' | 'explanation' | 'alternatives'>

/** The fields that change with the choice of a method; empty if it is not among the alternatives. */
function chosenOf({ method: before, monthly, explanation, alternatives }: WithMethod, method: string) {
  const wanted = alternatives.find((alternative) => alternative.method === method)
  if (!wanted || monthly === null) return {}
  const others = alternatives.filter((alternative) => alternative !== wanted)
  return {
    ...wanted,
    explanation: `Chosen by a reviewer in place of ${before}, ${dollars(centsFromDecimal(monthly))}: ${wanted.explanation}`,
    alternatives: [...others, { method: before, monthly, explanation }],
    chosen: { method, in_place_of: before, rules_monthly: monthly },
  }
}

/** The monthly income changed by the choices for its lines. */
function movedBy(figure: Figure, lines: ChosenLine[]): Omit<Figure, 'lines'> & { lines: ChosenLine[] } {
  const moved = lines.filter(({ chosen }) => chosen !== null)
  if (moved.length === 0 || figure.monthly === null) return { ...figure, lines }
  const steps = moved.flatMap(({ label, method, monthly, chosen }) => [
    amount(-centsFromDecimal(chosen!.rules_monthly), `${label}, ${chosen!.in_place_of}`),
    amount(centsFromDecimal(monthly), `${label}, ${method}`),
  ])
  const after = sum([amount(centsFromDecimal(figure.monthly), 'by the rules'), ...steps])
  return {
    ...figure,
    lines,
    monthly: decimalOf(after.value),
    method: lines.length === 1 ? lines[0]!.method : figure.method,
    explanation: `${figure.explanation}; with the methods a reviewer chose: ${explained(after)}`,
  }
}

function withoutEffect({ lines, method, alternatives }: Figure, choices: readonly MethodChoice[]): Alert[] {
  return choices.flatMap((choice) => {
    const of =
      choice.subject === WHOLE_MODEL ? { method, alternatives } : lines.find(({ key }) => key === choice.subject)
    if (!of) return lost(`A method was chosen for a line that the figure no longer has: ${choice.method}`)
    const had = of.method === choice.method || of.alternatives?.some((other) => other.method === choice.method)
    return had ? [] : lost(`The chosen method ${choice.method} is no longer available; ${of.method} was used`)
  })
}

function lost(message: string): Alert[] {
  return [{ code: 'decision_without_effect', message, document_ids: [] }]
}
