/** Tools outside this project calculate income by importing these modules, so their paths must not change. */

test('the calculator, its rule sets and its settings keep their addresses', async () => {
  const { calculate } = await import('./calculate.ts')
  const { ELIGIBILITY_MODELS } = await import('./eligibility-model.ts')
  const { DEFAULT_SETTINGS } = await import('./settings.ts')

  expect(calculate({ documents: [], entries: [], overrides: [], settings: DEFAULT_SETTINGS })).toEqual([])
  expect(Object.keys(ELIGIBILITY_MODELS)).toEqual([
    'bank_statement_personal',
    'bank_statement_business',
    'wage',
    'tax_return',
  ])
})
