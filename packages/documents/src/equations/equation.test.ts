import { checkOf, evaluate, exactly, type Equation } from './equation.ts'

type Amount = 'gross' | 'taxes' | 'net'

const NET: Equation<Amount> = {
  name: 'net',
  total: 'net',
  plus: ['gross'],
  minus: ['taxes'],
  wording: {
    sum: 'Gross pay less taxes is',
    total: 'net pay',
    because: 'it is rounded',
    blank: 'No net pay is printed.',
  },
  expected: 'total',
  tolerance: exactly,
  severity: 'failed',
}

function checked(equation: Equation<Amount>, amounts: Partial<Record<Amount, bigint>>) {
  return checkOf(
    equation,
    evaluate(equation, (name) => amounts[name] ?? null),
  )
}

test('holds, or says what was found instead', () => {
  expect(checked(NET, { gross: 100_00n, taxes: 20_00n, net: 80_00n })).toMatchObject({ status: 'passed' })
  expect(checked(NET, { gross: 100_00n, taxes: 20_00n, net: 80_01n })).toEqual({
    name: 'net',
    status: 'failed',
    expected: '80.01',
    actual: '80.00',
    message: 'Gross pay less taxes is 80.00, but net pay is 80.01.',
  })
})

test('what the law or the form says is expected of what is printed', () => {
  const check = checked({ ...NET, expected: 'sum' }, { gross: 100_00n, taxes: 20_00n, net: 70_00n })
  expect(check).toMatchObject({ expected: '80.00', actual: '70.00' })
})

test('tolerates a difference, and says why', () => {
  const rounded = { ...NET, tolerance: (_: bigint, terms: number) => 50n * BigInt(terms) }
  const near = checked(rounded, { gross: 100_00n, taxes: 20_00n, net: 81_00n })
  expect(near).toMatchObject({
    status: 'passed',
    message: 'Gross pay less taxes is 80.00 and net pay is 81.00; it is rounded.',
  })
  expect(checked(rounded, { gross: 100_00n, taxes: 20_00n, net: 81_01n }).status).toBe('failed')
})

test('does not apply where an amount is missing, unless blank lines count as nothing', () => {
  const amounts = { gross: 100_00n, net: 100_00n }
  expect(checked(NET, amounts)).toMatchObject({ status: 'not_applicable', message: 'No net pay is printed.' })
  expect(checked({ ...NET, blankIsZero: true }, amounts).status).toBe('passed')
  expect(checked({ ...NET, blankIsZero: true }, { gross: 1n }).status).toBe('not_applicable')
})

test('a form has zero where more is taken away than there is', () => {
  const amounts = { gross: 10_00n, taxes: 20_00n, net: 0n }
  expect(checked({ ...NET, floor: true }, amounts).status).toBe('passed')
  expect(checked(NET, amounts).status).toBe('failed')
})
