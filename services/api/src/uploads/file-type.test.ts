import { contentTypeOf, extensionOf, invalidContent, isAcceptedExtension } from './file-type.ts'
import { readableSize } from './size-limit.ts'

test.each([
  ['statement.pdf', 'pdf'],
  ['Statement June.PDF', 'pdf'],
  ['archive.tar.gz', 'gz'],
  ['no extension', ''],
  ['dir.pdf/file', ''],
  ['.pdf', 'pdf'],
  ['trailing.', ''],
])('the extension of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension)
})

test('only PDF, PNG and JPEG are accepted', () => {
  expect(['pdf', 'png', 'jpg', 'jpeg', 'gif', 'tiff', 'heic', ''].filter(isAcceptedExtension)).toEqual([
    'pdf',
    'png',
    'jpg',
    'jpeg',
  ])
})

test('a PDF header counts within the first 1024 bytes', () => {
  const behind = (bytes: number) => Buffer.concat([Buffer.alloc(bytes, 32), Buffer.from('%PDF-1.4')])
  expect(contentTypeOf(behind(1019))).toBe('application/pdf')
  expect(contentTypeOf(behind(1020))).toBeNull()
  expect(contentTypeOf(Buffer.alloc(0))).toBeNull()
})

test.each([
  ['\0\0\0\x1cftypheic', 'is a HEIC picture despite its name'],
  ['\0\0\0\x18ftypmif1', 'is a HEIC picture'],
  ['\0\0\0\x1cftypavif', 'is an AVIF picture'],
  ['II*\0\x08', 'is a TIFF picture'],
  ['MM\0*\0', 'is a TIFF picture'],
  ['RIFF(\n\x01\0WEBPVP8 ', 'is a WebP picture'],
  ['GIF89a', 'is a GIF picture'],
  ['RIFF(\n\x01\0WAVE', 'accepted types are PDF, PNG and JPEG'],
  ['\0\0\0\x1cftypisom', 'accepted types are PDF, PNG and JPEG'],
])('the content %j is refused: it %s', (head, message) => {
  expect(invalidContent(Buffer.from(head, 'latin1')).message).toContain(message)
})

test.each([
  [1024 ** 3, '1 GB'],
  [10 * 1024 ** 2, '10 MB'],
  [1.5 * 1024 ** 2, '1.5 MB'],
  [1024, '1 KB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(readableSize(bytes)).toBe(text)
})
