import type { Check, IncomeDocument, IncomeModelDetail } from '../../api/types.ts'
import { amountOf, centsOf, money } from '../../ui/text/money.ts'
import { percent, words } from '../../ui/text/words.ts'
import { DOUBTFUL_VALUES, TRUSTED } from '../../package/document-order.ts'
import type { EntryFigure, Figure } from './figure.ts'

/** Why a reviewer should look: in the order in which it is worth looking. */
export const ATTENTION_KINDS = ['failed', 'warning', 'doubtful', 'large'] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]

/** Something that wants a look: a check that does not hold, or a figure. */
export interface Attention {
  /** The figure's key, or `check:<place in the list>`. */
  key: string
  kind: AttentionKind
  title: string
  why: string
  check: Check | null
  figure: Figure | null
}

/** An entry that moves the month's income by this share of it is worth a look. */
const LARGE_SHARE = 10n
const MOST_LARGE = 8

export function checkKey(index: number): string {
  return `check:${index}`
}

/** What wants a look first: failed checks, warnings, figures read with the least confidence, the largest effects. */
export function whatWantsALook(
  document: IncomeDocument,
  figures: readonly Figure[],
  model: IncomeModelDetail | null,
): Attention[] {
  const doubtful = figures.filter(({ confidence, isSettled }) => confidence < TRUSTED && !isSettled)
  const isDoubtful = new Set(doubtful)
  return [
    ...checksThat('failed', document),
    ...checksThat('warning', document).filter(({ check }) => doubtful.length === 0 || check?.name !== DOUBTFUL_VALUES),
    ...doubtful.toSorted((a, b) => a.confidence - b.confidence).map(doubted),
    ...largest(
      figures.filter((figure) => !isDoubtful.has(figure)),
      model,
    ),
  ]
}

function checksThat(status: 'failed' | 'warning', { checks }: IncomeDocument): Attention[] {
  return checks.flatMap((check, index) =>
    check.status === status
      ? [{ key: checkKey(index), kind: status, title: words(check.name), why: check.message, check, figure: null }]
      : [],
  )
}

function doubted(figure: Figure): Attention {
  const why = `Read with ${percent(figure.confidence)} confidence. Compare it with the page.`
  return { key: figure.key, kind: 'doubtful', title: figure.label, why, check: null, figure }
}

/** Entries that a reviewer has not settled, by what each is of the month's income. */
function largest(figures: readonly Figure[], model: IncomeModelDetail | null): Attention[] {
  const income = model?.qualifying_income
  const months = Number(income?.months ?? 0)
  if (!income?.monthly || !(months > 0)) return []
  const threshold = centsOf(income.monthly) / LARGE_SHARE
  if (threshold <= 0n) return []
  return figures
    .filter((figure) => figure.kind === 'entry')
    .flatMap((figure) => {
      const effect = monthlyEffect(figure, months)
      return effect >= threshold && isOpen(figure) ? [{ figure, effect }] : []
    })
    .toSorted((a, b) => Number(b.effect - a.effect))
    .slice(0, MOST_LARGE)
    .map(({ figure, effect }) => large(figure, effect))
}

function isOpen({ isSettled, entry }: EntryFigure): boolean {
  return !isSettled && entry.direction === 'credit' && entry.eligibility !== undefined && !entry.eligibility.override
}

/** What the entry adds to the month where it counts, before factors and shares; in cents. */
function monthlyEffect({ value }: EntryFigure, months: number): bigint {
  return value === null ? 0n : BigInt(Math.round(Number(centsOf(value)) / months))
}

function large(figure: EntryFigure, effect: bigint): Attention {
  const { eligibility } = figure.entry
  const share = money(amountOf(effect))
  const why = eligibility?.eligible
    ? `Adds ${share} a month. ${eligibility.reason}`
    : `Left out. It would add ${share} a month. ${eligibility?.reason ?? ''}`
  return { key: figure.key, kind: 'large', title: figure.label, why, check: null, figure }
}
