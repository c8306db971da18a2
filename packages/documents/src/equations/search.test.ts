import fc from 'fast-check'
import { onlyReconciling, type Swap } from './search.ts'

const differences = (entries: Record<string, bigint>) => new Map(Object.entries(entries))
const swap = (figure: string, effect: Record<string, bigint>): Swap => ({ figure, effect: differences(effect) })
const figures = (swaps: readonly Swap[]) => swaps.map(({ figure }) => figure)

test('the one reading that makes the sum hold is taken', () => {
  const swaps = [swap('tax', { net: -200n }), swap('dues', { net: 90n })]
  expect(figures(onlyReconciling(differences({ net: 200n }), swaps))).toEqual(['tax'])
})

test('where two would do, none is taken', () => {
  const swaps = [swap('tax', { net: -200n }), swap('dues', { net: -200n })]
  expect(onlyReconciling(differences({ net: 200n }), swaps)).toEqual([])
})

test('of two that would do for one sum, the one that mends another sum too is taken', () => {
  const swaps = [swap('tax', { net: -200n, taxes: -200n }), swap('dues', { net: -200n })]
  expect(figures(onlyReconciling(differences({ net: 200n, taxes: 200n }), swaps))).toEqual(['tax'])
})

test('what breaks a sum that holds is not taken', () => {
  const swaps = [swap('tax', { net: -200n, taxes: -200n })]
  expect(onlyReconciling(differences({ net: 200n, taxes: 0n }), swaps)).toEqual([])
})

test('two errors in one sum are found together, and errors in different sums apart', () => {
  const swaps = [swap('tax', { net: -200n }), swap('dues', { net: 90n }), swap('rate', { gross: 7n })]
  const chosen = onlyReconciling(differences({ net: 110n, gross: -7n }), swaps)
  expect(figures(chosen).sort()).toEqual(['dues', 'rate', 'tax'])
})

test('one figure has one reading', () => {
  const swaps = [swap('tax', { net: -150n }), swap('tax', { net: -50n })]
  expect(onlyReconciling(differences({ net: 200n }), swaps)).toEqual([])
})

const RELATIONS = ['net', 'taxes', 'gross']
const amounts = fc.bigInt(-3n, 3n).map((units) => units * 100n)
const effects = fc
  .array(amounts, { minLength: 3, maxLength: 3 })
  .map((all) => new Map(RELATIONS.map((r, i) => [r, all[i]!])))
const swapsOf = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), effects), { maxLength: 8 })
  .map((all): Swap[] => all.map(([figure, effect]) => ({ figure, effect })))

const total = (start: ReadonlyMap<string, bigint>, swaps: readonly Swap[], relation: string) =>
  swaps.reduce((sum, { effect }) => sum + (effect.get(relation) ?? 0n), start.get(relation) ?? 0n)

test('whatever is chosen mends and breaks nothing, with one reading a figure', () => {
  fc.assert(
    fc.property(effects, swapsOf, (start, swaps) => {
      const chosen = onlyReconciling(start, swaps)
      expect(new Set(figures(chosen)).size).toBe(chosen.length)
      for (const one of chosen) expect(swaps).toContain(one)
      const held = RELATIONS.filter((relation) => start.get(relation) === 0n)
      for (const relation of held) expect(total(start, chosen, relation)).toBe(0n)
      const off = RELATIONS.filter((relation) => start.get(relation) !== 0n)
      if (chosen.length > 0) expect(off.some((relation) => total(start, chosen, relation) === 0n)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

/** All choices of one reading for some of the amounts. */
function subsets(swaps: readonly Swap[]): Swap[][] {
  const all = swaps.reduce<Swap[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
  return all.filter((set) => new Set(figures(set)).size === set.length)
}

const oneSum = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.bigInt(-9n, 9n)), {
  maxLength: 6,
  selector: ([figure, cents]) => `${figure} ${cents}`,
})

test('of one sum, what the fewest figures mend in one way only is taken, and nothing where there are two ways', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 12n), oneSum, (off, readings) => {
      const swaps = readings.filter(([, cents]) => cents !== 0n).map(([figure, net]) => swap(figure, { net }))
      const start = differences({ net: off })
      const fitting = subsets(swaps).filter((set) => set.length <= 3 && total(start, set, 'net') === 0n)
      const fewest = fitting.filter((set) => set.length === Math.min(...fitting.map(({ length }) => length)))
      const chosen = onlyReconciling(start, swaps)
      expect(new Set(chosen)).toEqual(new Set(fewest.length === 1 ? fewest[0] : []))
    }),
    { numRuns: 3000 },
  )
})

test('a page full of doubts is given up', () => {
  const many = Array.from({ length: 400 }, (_, i) => swap(`figure ${i}`, { net: BigInt(i * i + 1), taxes: BigInt(i) }))
  expect(onlyReconciling(differences({ net: -123_456_789n }), many)).toEqual([])
})
