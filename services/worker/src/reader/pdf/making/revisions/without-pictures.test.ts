import { PdfObjects, ReadObjects } from '../objects/pdf-objects.ts'
import { pageObjects, written } from '../../../testing/revised-pdf.ts'
import { withoutPictures } from './without-pictures.ts'

const picture = (width: number, height: number, length: string) =>
  `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceCMYK/BitsPerComponent 8/Filter/DCTDecode/Length ${length}>>\nstream\nabcd\nendstream`

/** A file with two pictures after its parsed pictures were made masks. */
function masked(...pictures: string[]): string {
  const [first = '', second = ''] = pictures
  const bytes = written({ ...pageObjects([]), 6: first, 7: second, 8: '4' })
  const read = new ReadObjects(bytes)
  const objects = new PdfObjects(read, bytes.length)
  for (const number of [6, 7]) objects.object(number)
  const result = Buffer.from(withoutPictures(bytes, read.pictures))
  expect(result).toHaveLength(bytes.length)
  return result.toString('latin1')
}

test('a large picture becomes a mask of its size, in its place', () => {
  const text = masked(picture(640, 480, '4'), picture(8, 8, '4'))
  expect(text).toContain('/ImageMask true/Width 640/Height 480/Length 4>>')
  expect(text.match(/DCTDecode/g)).toHaveLength(1)
  expect(text).toContain('/Width 8/Height 8/ColorSpace/DeviceCMYK')
})

test('a picture whose length is stored elsewhere stays as it is', () => {
  expect(masked(picture(640, 480, '8 0 R'), '<<>>')).toContain('/Width 640/Height 480/ColorSpace/DeviceCMYK')
})
