import { LAYOUTS_1099, sampleInformationReturn } from './information-return.ts'

test.each(LAYOUTS_1099)('%s: the same seed makes the same bytes, and its boxes are its truth', async (layout) => {
  const [first, again] = await Promise.all([1, 1].map((seed) => sampleInformationReturn({ seed, layout })))
  expect(Buffer.from(first!.bytes).equals(again!.bytes)).toBe(true)
  const [document] = first!.truth.documents
  expect(document).toMatchObject({ document_type: 'tax_return', form: layout })
  expect(Object.keys(document!.fields).filter((name) => name.startsWith('box_')).length).toBeGreaterThan(1)
})
