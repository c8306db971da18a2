/** The items in runs. `begins` says which items begin a run of their own after the one so far. */
export function runsWhere<T>(items: readonly T[], begins: (item: T, run: readonly T[]) => boolean): T[][] {
  const runs: T[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run && !begins(item, run)) run.push(item)
    else runs.push([item])
  }
  return runs
}

/** The items, with those that belong together as one. `join` makes one of two neighbours, or null if they are two. */
export function joinedWhere<T>(items: readonly T[], join: (before: T, item: T) => T | null): T[] {
  return items.reduce<T[]>((whole, item) => {
    const before = whole.at(-1)
    const both = before === undefined ? null : join(before, item)
    return both === null ? [...whole, item] : [...whole.slice(0, -1), both]
  }, [])
}

/** Some neighbouring items, and what they are replaced by. */
export interface Block<T> {
  taken: number
  by: readonly T[]
}

/** The items, with each block of them replaced; `blockAt` finds the one that begins at an item. */
export function withBlocks<T>(items: readonly T[], blockAt: (items: readonly T[], at: number) => Block<T> | null): T[] {
  const result: T[] = []
  for (let at = 0; at < items.length;) {
    const block = blockAt(items, at)
    result.push(...(block?.by ?? [items[at]!]))
    at += block?.taken ?? 1
  }
  return result
}
