/** Letters of a font that show that it numbers them in the order of their first use, and the share of them that may be used early. */
const FEWEST = 12
const MOST_SHARE = 0.2
/** The share of letters in the wrong order that are used early: where a name was replaced, letters of the former one come late. */
const LEAST_EARLY = 1 / 3
/** Letters among which one is missing. */
const FAR = 12

/** The first use of a letter. */
interface FirstUse {
  number: number
  at: number
}

/**
 * Letters that were not there when a page was written. Some programs number the letters of a font as they need them: 1, 2, 3, and so on.
 * A letter that was typed in later has the number of its first use farther down, and one that was replaced has got its
 * number among letters where it is not. `numbers` are those of all letters in the order of drawing; what is returned are
 * positions among them.
 */
export function lettersOutOfOrder(numbers: readonly number[]): number[] {
  const uses = firstUses(numbers)
  if (uses.length < FEWEST) return []
  const inTurn = increasing(uses)
  const others = uses.filter((use) => !inTurn.includes(use))
  if (others.length === 0 || others.length > MOST_SHARE * uses.length) return []
  const early = others.filter((use) => use.at < turnOf(use, inTurn).from)
  if (early.length === 0) return others.flatMap((use) => between(turnOf(use, inTurn)))
  const explained = early.filter((use) => isUsedIn(turnOf(use, inTurn), use, numbers))
  const isOne = others.length === 1
  if (!isOne && (explained.length < early.length / 2 || early.length < LEAST_EARLY * others.length)) return []
  return early.map(({ at }) => at)
}

/** The letters among which one got its number that is not there any more, if they are few. */
function between({ from, to }: Turn): number[] {
  if (to === undefined || to - from > FAR) return []
  return Array.from({ length: to - from }, (_, i) => from + 1 + i)
}

function firstUses(numbers: readonly number[]): FirstUse[] {
  const seen = new Set<number>()
  return numbers.flatMap((number, at) => {
    if (seen.has(number)) return []
    seen.add(number)
    return [{ number, at }]
  })
}

/** The most uses whose numbers increase (patience sorting). */
function increasing(uses: readonly FirstUse[]): FirstUse[] {
  const before = new Map<FirstUse, FirstUse | undefined>()
  const tails: FirstUse[] = []
  for (const use of uses) {
    const found = tails.findIndex(({ number }) => number > use.number)
    const length = found === -1 ? tails.length : found
    before.set(use, tails[length - 1])
    tails[length] = use
  }
  const longest: FirstUse[] = []
  for (let use = tails.at(-1); use; use = before.get(use)) longest.unshift(use)
  return longest
}

/** From where to where a letter would have got its number. */
interface Turn {
  from: number
  to: number | undefined
}

function turnOf({ number }: FirstUse, inTurn: readonly FirstUse[]): Turn {
  const next = inTurn.findIndex((use) => use.number > number)
  const before = inTurn[next === -1 ? inTurn.length - 1 : next - 1]
  return { from: before?.at ?? 0, to: inTurn[next]?.at }
}

/** Whether a letter is used there too, where it got its number. */
function isUsedIn({ from, to }: Turn, { number }: FirstUse, numbers: readonly number[]): boolean {
  return numbers.slice(from, to).includes(number)
}
