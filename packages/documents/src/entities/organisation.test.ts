import { looksLikeOrganisation, namesCompany } from './organisation.ts'

describe('names of companies', () => {
  it.each([
    'Juniper & Stone Architects PC',
    'Saguaro Pediatrics PLLC',
    'Bluebonnet Solar Sales LP',
    'HARBOR & FINCH, P.C.',
    'Flint Hills Grain Cooperative',
    'Tieton Ridge Orchards',
  ])('%s is known by its words', (name) => expect(namesCompany(name)).toBe(true))

  it.each(['Naomi S Marchetti', '18 Canal Street'])('%s has no such word', (name) =>
    expect(namesCompany(name)).toBe(false),
  )
})

test.each(['XXX-XX-4471', 'xxx-xx-4471', '###-##-4471 Fed', 'XXXXX8812 Harbor'])(
  '%s is an identifier, not a name',
  (text) => expect(looksLikeOrganisation(text)).toBe(false),
)

test('"Employer: Ti-" at the end of a line of text names nobody', () => {
  expect(looksLikeOrganisation('Ti-')).toBe(false)
})
