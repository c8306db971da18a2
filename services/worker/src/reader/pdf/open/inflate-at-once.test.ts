import { deflateRawSync, deflateSync } from 'node:zlib'
import { damageSeen } from './damage.ts'
import { inflateAtOnce } from './inflate-at-once.ts'

const TEXT = Buffer.from('BT /F1 12 Tf (Net pay) Tj ET '.repeat(5_000))

const native = globalThis.DecompressionStream
beforeAll(inflateAtOnce)
afterAll(() => void (globalThis.DecompressionStream = native))

test.each([
  ['deflate', deflateSync(TEXT)],
  ['deflate-raw', deflateRawSync(TEXT)],
] as const)('inflates data that is %s', async (format, bytes) => {
  expect(await inflated(format, bytes)).toEqual(TEXT)
})

// pdf.js then inflates the data itself, as far as possible.
test('refuses truncated data, and counts it', async () => {
  const before = damageSeen()
  await expect(inflated('deflate', deflateSync(TEXT).subarray(0, 100))).rejects.toThrow('unexpected end of file')
  expect(damageSeen() - before).toBe(1)
})

async function inflated(format: 'deflate' | 'deflate-raw', bytes: Buffer): Promise<Buffer> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream(format))
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part as Uint8Array)
  return Buffer.concat(parts)
}
