import { checksOf, exactly, type Equation } from './equation.ts'

type Amount = 'gross' | 'taxes' | 'net'

const NET: Equation<Amount> = {
  name: 'net',
  relation: 'equals',
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

const FORM = { floor: false, itemised: false }

function checked(equation: Equation<Amount>, amounts: Partial<Record<Amount, bigint>>) {
  return checksOf([equation], (name) => amounts[name] ?? null)[0]!
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
  expect(checked({ ...NET, form: FORM }, amounts).status).toBe('passed')
  expect(checked({ ...NET, form: FORM }, { gross: 1n }).status).toBe('not_applicable')
})

test('a form has zero where more is taken away than there is', () => {
  const amounts = { gross: 10_00n, taxes: 20_00n, net: 0n }
  expect(checked({ ...NET, form: { ...FORM, floor: true } }, amounts).status).toBe('passed')
  expect(checked(NET, amounts).status).toBe('failed')
})

test('an itemised total of a form is wrong where none of its lines is filled in; another may stand alone', () => {
  expect(checked({ ...NET, form: FORM }, { net: 5_00n }).status).toBe('not_applicable')
  expect(checked({ ...NET, form: { ...FORM, itemised: true } }, { net: 5_00n }).status).toBe('failed')
  expect(checked({ ...NET, form: { ...FORM, itemised: true } }, { net: 0n }).status).toBe('not_applicable')
})

test('a limit is kept below it and up to its tolerance', () => {
  const limit = { ...NET, relation: 'at_most', expected: 'sum', tolerance: () => 1_00n } as const
  const wording = { ...NET.wording, sum: 'gross pay', total: 'Net pay' }
  const at = (net: bigint | null) => checked({ ...limit, wording, minus: [] }, { gross: 10_00n, ...(net && { net }) })
  expect(at(2_00n)).toMatchObject({ status: 'passed', message: 'Net pay (2.00) does not exceed gross pay (10.00).' })
  expect(at(11_00n).status).toBe('passed')
  expect(at(11_01n)).toMatchObject({ status: 'failed', message: 'Net pay (11.01) exceeds gross pay (10.00).' })
  expect(at(null)).toMatchObject({ status: 'not_applicable', expected: '10.00', actual: null })
})

test('of alternatives one that fails is shown before one that holds, and of two ways to one total the one that holds', () => {
  const other: Equation<Amount> = { ...NET, total: 'taxes', plus: ['gross'], minus: ['net'] }
  const amounts: Record<Amount, bigint> = { gross: 100_00n, taxes: 20_00n, net: 100_00n }
  const statusOf = (equations: Equation<Amount>[]) => checksOf(equations, (name) => amounts[name])[0]?.status
  expect(statusOf([{ ...NET, minus: [] }, other])).toBe('failed')
  expect(statusOf([NET, { ...NET, minus: [] }])).toBe('passed')
})
