import type { Likeness } from '../../names/likeness.ts'

/** What one form, or one column of it, shows of a source in one year. */
export interface Showing<I> {
  year: number
  identity: I
  /** Its place among those of its kind in the year, for sources that nothing else distinguishes. */
  place: string
}

/**
 * Matches sources across years. Certain matches are joined. Indistinguishable ones are joined only if each year has one
 * candidate, and different ones never: a business that ended and another that began are two sources with a year each.
 */
export function sameSources<I, S extends Showing<I>>(
  showings: readonly S[],
  like: (a: I, b: I) => Likeness,
  oncePerYear: boolean,
): S[][] {
  const groups: S[][] = []
  for (const showing of [...showings].sort((a, b) => b.year - a.year)) {
    const group = groups.find((members) => {
      const answers = members.map((member) => like(member.identity, showing.identity))
      const mayJoin = !oncePerYear || !members.some(({ year }) => year === showing.year)
      return mayJoin && answers.includes('same') && !answers.includes('other')
    })
    if (group) group.push(showing)
    else groups.push([showing])
  }
  return joinedWithoutDoubt(groups, like)
}

function joinedWithoutDoubt<I, S extends Showing<I>>(groups: S[][], like: (a: I, b: I) => Likeness): S[][] {
  const left = new Set(groups)
  const mayBeOne = (a: S[], b: S[]) =>
    a.every((x) => b.every((y) => x.year !== y.year && like(x.identity, y.identity) === 'unknown'))
  const joined: S[][] = []
  for (const group of groups) {
    if (!left.delete(group)) continue
    let whole = group
    for (;;) {
      const others = [...left].filter((other) => mayBeOne(whole, other))
      const next = others.find(
        (other) => isOnlyOne(other, others) && isOnlyOne(whole, rivalsOf(other, whole, left, mayBeOne)),
      )
      const found = next ?? others.find((other) => whole[0]!.place !== '' && other[0]!.place === whole[0]!.place)
      if (!found) break
      left.delete(found)
      whole = [...whole, ...found]
    }
    joined.push(whole)
  }
  return joined
}

/** Whether it is the only one of several candidates in its years. */
function isOnlyOne<S extends { year: number }>(group: S[], candidates: readonly S[][]): boolean {
  const years = new Set(group.map(({ year }) => year))
  return !candidates.some((other) => other !== group && other.some(({ year }) => years.has(year)))
}

function rivalsOf<S>(group: S[], whole: S[], left: ReadonlySet<S[]>, mayBeOne: (a: S[], b: S[]) => boolean): S[][] {
  return [whole, ...[...left].filter((other) => other !== group && mayBeOne(group, other))]
}
