import { person } from './names.ts'

test.each([
  ['Mrs. Odalys Ferreira', 'ODALYS FERREIRA'],
  ['FERREIRA, DR. ODALYS M', 'ODALYS FERREIRA'],
  ['Rev. Dr. Odalys Ferreira', 'ODALYS FERREIRA'],
  ['Odalys Ferreira, RN, BSN', 'ODALYS FERREIRA'],
  ['Dr. Ferreira', 'FERREIRA'],
  ['Reva Prof', 'REVA PROF'],
])('titles and professions are not part of a name that is compared: %s', (printed, name) => {
  expect(person(printed)).toBe(name)
})
