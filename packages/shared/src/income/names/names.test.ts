import { borrowersOf } from './borrowers.ts'
import { people, person } from './names.ts'

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

test.each([
  ['AMES, ROBERT J JR', 'ROBERT AMES JR'],
  ['Ames Sr., Robert', 'ROBERT AMES SR'],
  ['Dr. Robert Ames III, MD', 'ROBERT AMES III'],
  ['Sr. Roberto Ames', 'ROBERTO AMES'],
])('what tells a father from his son is part of it: %s', (printed, name) => {
  expect(person(printed)).toBe(name)
})

test('the family name of two people is not the "Jr" behind it', () => {
  expect(people('Mary and Robert Ames Jr')).toEqual(['MARY AMES', 'ROBERT AMES JR'])
  expect(people('Robert Jr & Mary Ames')).toEqual(['ROBERT AMES JR', 'MARY AMES'])
  expect(borrowersOf(['Mary and Robert Ames Jr'])).toEqual(['Mary Ames', 'Robert Ames Jr'])
})
