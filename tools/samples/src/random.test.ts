import { Random } from './random.ts'

test('one seed makes the same choices, another makes others', () => {
  const draw = (seed: number) => {
    const random = new Random(seed)
    return Array.from({ length: 20 }, () => random.int(0, 1000))
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

test('a fork does not depend on other draws', () => {
  const first = new Random(7)
  const fork = first.fork('payroll')
  first.int(0, 10)
  expect(fork.int(0, 1000)).toBe(new Random(7).fork('payroll').int(0, 1000))
})

test('whole numbers cover their range, ends included', () => {
  const random = new Random(1)
  const seen = new Set(Array.from({ length: 500 }, () => random.int(3, 6)))
  expect([...seen].toSorted()).toEqual([3, 4, 5, 6])
})
