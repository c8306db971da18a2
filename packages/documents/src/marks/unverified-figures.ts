import type { Check } from '@income/shared'
import { check, list, passed } from '../model/check.ts'
import type { DecidingFigure } from '../kinds/kind.ts'

const NAME = 'unverified_figures'

/** The check that names the deciding figures nothing else on the document bears out; null where there is none. */
export function unverifiedFigures(figures: readonly DecidingFigure[]): Check | null {
  if (figures.length === 0) return null
  const names = figures.map(({ field }) => field)
  const message = `Nothing else on the document bears out ${list(names.map((name) => name.replaceAll('_', ' ')))}; compare with the page.`
  return check(NAME, 'warning', message, { actual: names.join(', ') })
}

/** The same check once a reviewer has settled every figure it named, or a sum now bears it out. */
export function verifiedFigures(): Check {
  return passed(NAME, 'The deciding figures are verified.')
}

/** Whether one of the sums a figure is part of holds. */
export function isBorneOut({ verifiedBy }: DecidingFigure, checks: readonly Check[]): boolean {
  return checks.some(({ name, status }) => status === 'passed' && verifiedBy.includes(name))
}
