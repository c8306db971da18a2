import fc from 'fast-check'
import { cheapest, choicesOf, makeUp, type Reading } from './choices.ts'

const readings = fc.array(fc.record({ value: fc.bigInt(-9n, 9n), cost: fc.nat(3) }), { minLength: 1, maxLength: 3 })
const variables = fc.array(readings, { maxLength: 5 })

function everyChoice(all: readonly Reading[][]): Reading[][] {
  return all.reduce<Reading[][]>(
    (choices, own) => choices.flatMap((choice) => own.map((reading) => [...choice, reading])),
    [[]],
  )
}

const costOf = (choice: readonly Reading[]) => choice.reduce((sum, { cost }) => sum + cost, 0)
const sumOf = (choice: readonly Reading[]) => choice.reduce((sum, { value }) => sum + value, 0n)

test('every choice comes once, the cheapest first', () => {
  fc.assert(
    fc.property(variables, (all) => {
      const choices = choicesOf(all)
      expect(choices).toHaveLength(everyChoice(all).length)
      expect(choices.map(costOf)).toEqual(
        everyChoice(all)
          .map(costOf)
          .sort((a, b) => a - b),
      )
    }),
  )
})

test('the cheapest that adds up is found, or none is', () => {
  fc.assert(
    fc.property(variables, fc.bigInt(-20n, 20n), (all, total) => {
      const fitting = everyChoice(all).filter((choice) => sumOf(choice) === total)
      const found = cheapest(all, total)
      expect(found === null).toBe(fitting.length === 0)
      if (found) expect([sumOf(found), costOf(found)]).toEqual([total, Math.min(...fitting.map(costOf))])
    }),
  )
})

test('of equally cheap choices the last variables keep their first reading', () => {
  const variable = (value: bigint) => [
    { value: 0n, cost: 0 },
    { value, cost: 1 },
  ]
  const found = cheapest([variable(5n), variable(2n), variable(5n)], 5n)
  expect(found?.map(({ value }) => value)).toEqual([5n, 0n, 0n])
})

test('the choices kept are the cheapest, however many variables there are', () => {
  const variables = Array.from({ length: 40 }, () => [
    { value: 0n, cost: 0 },
    { value: 1n, cost: 1 },
  ])
  expect(cheapest(variables, 2n)?.filter(({ value }) => value === 1n)).toHaveLength(2)
  expect(choicesOf(variables, { choices: 50 })).toHaveLength(50)
  expect(choicesOf(variables, { cost: 1 })).toHaveLength(41)
})

test('some amounts make up a difference', () => {
  expect(makeUp([3n, 4n, 8n], 11n)).toBe(true)
  expect(makeUp([3n, 4n, 8n], 10n)).toBe(false)
  expect(makeUp([3n, 4n], -7n)).toBe(true)
  expect(makeUp([3n], 0n)).toBe(true)
})
