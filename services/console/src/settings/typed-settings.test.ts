import { settingsIn } from './typed-settings.ts'

function typed(values: Readonly<Record<string, string>>) {
  const form = new FormData()
  const all = { personal_expense_factor: '0', business_expense_factor: '0.5', ownership_share: '1', ...values }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  return settingsIn(form)
}

test.each(['0', '1', '1.0', '0.5', '.25', ' 0.333333 '])('a share may be %p', (share) => {
  expect(typed({ ownership_share: share }).errors).toEqual({})
})

test.each(['', '50%', '1.5', '-0.1', '0,5', '0.1234567', 'half'])('a share may not be %p', (share) => {
  expect(typed({ ownership_share: share }).errors).toEqual({
    ownership_share: 'Type a number from 0 to 1, such as 0.5.',
  })
})

test('a share is sent as the service writes it', () => {
  expect(typed({ ownership_share: '.25' }).settings.ownership_share).toBe('0.25')
})

test.each([
  ['', null],
  ['400', 400],
])('packages may be kept for %p days', (days, kept) => {
  expect(typed({ retention_days: days })).toMatchObject({ settings: { retention_days: kept }, errors: {} })
})

test.each(['0', '-1', '1.5', '36501', 'a year'])('packages may not be kept for %p days', (days) => {
  expect(Object.keys(typed({ retention_days: days }).errors)).toEqual(['retention_days'])
})
