import type { Check, IncomeDocument } from '../../api/types.ts'
import { amountOf, centsOf, money } from '../../ui/text/money.ts'
import { percent, words } from '../../ui/text/words.ts'
import { LOW_CONFIDENCE_CHECK, TRUSTED } from '../../package/document-order.ts'
import type { Contribution } from './contribution.ts'
import { type EntryFigure, type Figure, fieldsNamedBy } from './figure.ts'

/** Why an item needs review, the most important reason first. */
const ATTENTION_KINDS = ['failed', 'warning', 'low_confidence', 'large'] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]

/** An item to review: a check that did not pass, or a value. */
export interface Attention {
  /** The value's key, or `check:<index>`. */
  key: string
  kind: AttentionKind
  title: string
  why: string
  check: Check | null
  figure: Figure | null
}

/** An entry that changes monthly income by this share of it needs review. */
const LARGE_SHARE = 10n
const MOST_LARGE = 8

export function checkKey(index: number): string {
  return `check:${index}`
}

/** The items to review, in order: failed checks, warnings, values by lowest confidence, entries by largest effect. */
export function itemsToReview(
  document: IncomeDocument,
  figures: readonly Figure[],
  contribution: Contribution | null,
): Attention[] {
  const lowConfidence = figures.filter(({ confidence, isSettled }) => confidence < TRUSTED && !isSettled)
  const warnings = checksThat('warning', document)
    .filter(({ check }) => lowConfidence.length === 0 || check?.name !== LOW_CONFIDENCE_CHECK)
    .flatMap((item) => valuesToCompare(item, figures))
  const ofWarnings = new Set(warnings.map(({ figure }) => figure))
  const unlisted = lowConfidence.filter((figure) => !ofWarnings.has(figure))
  const listed = new Set([...ofWarnings, ...lowConfidence])
  return [
    ...checksThat('failed', document),
    ...warnings,
    ...unlisted.toSorted((a, b) => a.confidence - b.confidence).map(unsure),
    ...largest(
      figures.filter((figure) => !listed.has(figure)),
      contribution,
    ),
  ]
}

/** A warning that names values is listed as these values, because a reviewer settles it by settling them. */
function valuesToCompare(warning: Attention, figures: readonly Figure[]): Attention[] {
  const named = warning.check ? fieldsNamedBy(warning.check, figures) : []
  if (named.length === 0) return [warning]
  return named
    .filter(({ isSettled }) => !isSettled)
    .map((figure) => ({ ...warning, key: figure.key, title: figure.label, check: null, figure }))
}

function checksThat(status: 'failed' | 'warning', { checks }: IncomeDocument): Attention[] {
  return checks.flatMap((check, index) =>
    check.status === status
      ? [{ key: checkKey(index), kind: status, title: words(check.name), why: check.message, check, figure: null }]
      : [],
  )
}

function unsure(figure: Figure): Attention {
  const why = `Read with ${percent(figure.confidence)} confidence. Compare it with the page.`
  return { key: figure.key, kind: 'low_confidence', title: figure.label, why, check: null, figure }
}

/** Entries that no reviewer has settled, by their share of monthly income. */
function largest(figures: readonly Figure[], contribution: Contribution | null): Attention[] {
  if (!contribution) return []
  const threshold = contribution.monthly / LARGE_SHARE
  if (threshold <= 0n) return []
  return figures
    .filter((figure) => figure.kind === 'entry')
    .flatMap((figure) => {
      const effect = monthlyEffect(figure, contribution)
      return effect >= threshold && isOpen(figure) ? [{ figure, effect }] : []
    })
    .toSorted((a, b) => Number(b.effect - a.effect))
    .slice(0, MOST_LARGE)
    .map(({ figure, effect }) => large(figure, effect, contribution))
}

function isOpen({ isSettled, entry }: EntryFigure): boolean {
  return !isSettled && entry.direction === 'credit' && entry.eligibility !== undefined && !entry.eligibility.override
}

/** What the entry adds to monthly income if it counts, in cents. */
function monthlyEffect({ value }: EntryFigure, { share }: Contribution): bigint {
  return value === null ? 0n : BigInt(Math.round(Number(centsOf(value)) * share))
}

function large(figure: EntryFigure, effect: bigint, { precision }: Contribution): Attention {
  const { eligible = false, reason = '' } = figure.entry.eligibility ?? {}
  const sum = `${precision === 'rounded' ? 'about ' : ''}${money(amountOf(effect))} a month`
  const known = eligible ? `Adds ${sum}.` : `Left out. It would add ${sum}.`
  const unknown = eligible ? 'Counts.' : 'Left out.'
  const why = `${precision === 'unknown' ? unknown : known} ${reason}`
  return { key: figure.key, kind: 'large', title: figure.label, why, check: null, figure }
}
