import { ApiError } from '@income/shared'

/** Readable file types: the extensions that clients use, and their first bytes. */
const FILE_TYPES = [
  { contentType: 'application/pdf', extensions: ['pdf'], matches: isPdf },
  { contentType: 'image/png', extensions: ['png'], matches: (head: Buffer) => head.subarray(0, 8).equals(PNG) },
  {
    contentType: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    matches: (head: Buffer) => head.subarray(0, 3).equals(JPEG),
  },
] as const

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** Pictures that are not read, by their first bytes: cameras and scanners make them, and people only rename them. */
const OTHER_PICTURES = [
  // ISO/IEC 23008-12, 10: its brand says which.
  { name: 'an AVIF picture', matches: (head: Buffer) => /^ftyp(?:avif|avis)/.test(ascii(head, 4)) },
  { name: 'a HEIC picture', matches: (head: Buffer) => /^ftyp(?:he[iv][a-z]|mif1|msf1)/.test(ascii(head, 4)) },
  { name: 'a TIFF picture', matches: (head: Buffer) => /^(?:II\*\0|MM\0\*)/.test(ascii(head, 0)) },
  { name: 'a WebP picture', matches: (head: Buffer) => /^RIFF.{4}WEBP/s.test(ascii(head, 0)) },
  { name: 'a GIF picture', matches: (head: Buffer) => ascii(head, 0).startsWith('GIF8') },
] as const

/**
 * How many first bytes determine the type: a PDF's header may come after up to this many bytes (PDF 1.7, H.3, note 13).
 */
export const HEAD_BYTES = 1024

/** The media type shown by the first bytes; null if it is not supported. */
export function contentTypeOf(head: Buffer): string | null {
  return FILE_TYPES.find((type) => type.matches(head))?.contentType ?? null
}

/** In lower case and without the dot; empty if the name has none. */
export function extensionOf(fileName: string): string {
  return /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

export function isAcceptedExtension(extension: string): boolean {
  return FILE_TYPES.some((type) => type.extensions.some((known) => known === extension))
}

/** The usual extension of a media type. */
export function usualExtension(contentType: string): string {
  return FILE_TYPES.find((type) => type.contentType === contentType)?.extensions[0] ?? ''
}

export function invalidFileType(): ApiError {
  return new ApiError(
    'invalid_file_type',
    'Unsupported file format; accepted types are PDF, PNG and JPEG (pdf, png, jpg, jpeg)',
  )
}

/** Says what the bytes are, where that is known: the name may be that of an accepted type. */
export function invalidContent(head: Buffer): ApiError {
  const picture = OTHER_PICTURES.find(({ matches }) => matches(head))
  if (!picture) return invalidFileType()
  return new ApiError(
    'invalid_file_type',
    `Unsupported file format; the file is ${picture.name} despite its name: convert it to PDF, PNG or JPEG (pdf, png, jpg, jpeg)`,
  )
}

export function emptyFile(): ApiError {
  return new ApiError('invalid_file_type', 'The file is empty')
}

function isPdf(head: Buffer): boolean {
  return head.subarray(0, HEAD_BYTES).includes('%PDF-')
}

function ascii(head: Buffer, from: number): string {
  return head.toString('latin1', from, from + 12)
}
