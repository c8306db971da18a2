/** What one part of a page would take, and how much of a full page is its due. */
export interface Want {
  rows: number
  weight: number
}

/**
 * How many rows each part has of a page. A part that wants no more than its due has all it wants, and leaves the rest
 * to the others, by weight.
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
