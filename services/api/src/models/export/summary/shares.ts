/** The rows that one part of a page needs, and its share of a full page. */
export interface Want {
  rows: number
  weight: number
}

/**
 * How many rows of a page each part gets. A part that needs no more than its share gets what it needs, and leaves the
 * rest to the others, by weight.
 */
export function sharesOf(wants: readonly Want[], rows: number): number[] {
  const given = wants.map(() => 0)
  let open = wants.map((want, index) => ({ ...want, index }))
  let left = rows
  while (open.length > 0) {
    const weights = open.reduce((sum, { weight }) => sum + weight, 0)
    const due = open.map((want) => ({ ...want, due: Math.floor((left * want.weight) / weights) }))
    const content = due.filter((want) => want.rows <= want.due)
    for (const want of content.length > 0 ? content : due) given[want.index] = Math.min(want.rows, want.due)
    if (content.length === 0) break
    left -= content.reduce((sum, want) => sum + want.rows, 0)
    open = due.filter((want) => want.rows > want.due)
  }
  return given
}
