import { contentTypeOf, extensionOf, isAcceptedExtension } from './file-type.ts'
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
  [1024 ** 3, '1 GB'],
  [10 * 1024 ** 2, '10 MB'],
  [1.5 * 1024 ** 2, '1.5 MB'],
  [1024, '1 KB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(readableSize(bytes)).toBe(text)
})
