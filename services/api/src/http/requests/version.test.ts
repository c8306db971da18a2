import { assertSeen } from './version.ts'

const refusal = (ifMatch: string | undefined) => {
  try {
    assertSeen({ ifMatch, sessionToken: null, preferred: () => null }, 1)
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

test.each([undefined, '*', '"1"', 'W/"1"', '"2", "1"', ' "1" ,W/"3"'])('%s is the version that was seen', (ifMatch) => {
  expect(refusal(ifMatch)).toBeNull()
})

test.each(['"2"', 'W/"2"', '"x"', '""', '"2", "3"'])('%s is another version', (ifMatch) => {
  expect(refusal(ifMatch)).toBe('precondition_failed')
})

test.each(['1', 'x', '', '"1', '"1", 2', 'w/"1"'])('%s is no version', (ifMatch) => {
  expect(refusal(ifMatch)).toBe('invalid_request')
})
