import type { DocumentMake } from '@income/shared'
import { ofIssuersFiles, type FontPlace } from './issuers-files.ts'
import { programWithoutVersion } from './programs.ts'

const MAKE: DocumentMake = {
  creator: 'Harbor Statements',
  producer: 'OpenText Output',
  crossReference: 'table',
  pageSizes: ['610 × 790'],
  fonts: ['helvetica'],
}
const KNOWN = Array.from({ length: 5 }, () => ({ ...MAKE }))

const severities = (make: DocumentMake, known = KNOWN) =>
  ofIssuersFiles(make, known, () => undefined).map(({ severity }) => severity)

test('a file like the others says nothing', () => {
  expect(severities(MAKE)).toEqual([])
})

test('without files of the issuer there is nothing to differ from', () => {
  expect(severities(MAKE, [])).toEqual([])
})

test('a font that none of the others has is shown where it is used', () => {
  const place: FontPlace = { page: 2, box: [0.1, 0.2, 0.3, 0.25] }
  const [signal] = ofIssuersFiles({ ...MAKE, fonts: ['helvetica', 'arial'] }, KNOWN, (font) =>
    font === 'arial' ? place : undefined,
  )
  expect(signal).toMatchObject({ severity: 'low', evidence: [place] })
  expect(signal!.summary).toBe('The file differs from the 5 accepted files of this issuer: the font “arial” is used.')
})

test('another program alone is low; with another page it is medium', () => {
  expect(severities({ ...MAKE, producer: 'Quartz' })).toEqual(['low'])
  expect(severities({ ...MAKE, producer: null, pageSizes: ['600 × 840'] })).toEqual(['medium'])
})

test('one unlike file among five leaves a trait settled', () => {
  const known = [...KNOWN.slice(1), { ...MAKE, producer: 'Quartz' }]
  expect(severities({ ...MAKE, producer: 'Skia' }, known)).toEqual(['low'])
  expect(severities({ ...MAKE, producer: 'Quartz' }, known)).toEqual([])
})

test('where the files of an issuer differ from each other, one more says nothing', () => {
  const known = ['Quartz', 'Skia', 'iText', 'Word', 'Prince'].map((producer) => ({ ...MAKE, producer }))
  expect(severities({ ...MAKE, producer: 'Acme' }, known)).toEqual([])
})

test.each([
  ['iText® 5.5.13 ©2000-2018 iText Group NV', 'iText® iText Group NV'],
  ['Skia/PDF m115', 'Skia PDF'],
  ['Acrobat Distiller 11.0 (Windows)', 'Acrobat Distiller Windows'],
])('%s is %s in every version', (name, expected) => {
  expect(programWithoutVersion(name)).toBe(expected)
})
