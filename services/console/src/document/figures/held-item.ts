import type { Attention } from './attention.ts'
import type { Figure } from './figure.ts'

/** An item to review whose form is open, with its place in the list when it was last there. */
export interface HeldItem {
  item: Attention
  place: number
}

/** The item with this key; null if it is not in the list. */
export function itemToHold(items: readonly Attention[], key: string | null): HeldItem | null {
  const place = items.findIndex((item) => item.key === key)
  const item = items[place]
  return item ? { item, place } : null
}

/**
 * The list with the held item in its place, although somebody else has settled its value: what was typed into its form
 * must not be lost.
 */
export function withHeldItem(
  items: readonly Attention[],
  { item, place }: HeldItem,
  figures: readonly Figure[],
): readonly Attention[] {
  if (items.some(({ key }) => key === item.key)) return items
  const figure = figures.find(({ key }) => key === item.key)
  return figure ? items.toSpliced(place, 0, { ...item, figure }) : items
}
