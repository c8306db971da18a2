import { open } from 'node:fs/promises'

const CHUNK = Buffer.alloc(2 ** 24, 'x')

/** Writes a good PDF, enlarged by an unreferenced object in an incremental update at its end. */
export async function writeGrown(path: string, good: Buffer, size: number): Promise<void> {
  const text = good.toString('latin1')
  const root = /\/Root (\d+ 0 R)/.exec(text)![1]!
  const objects = Number(/\/Size (\d+)/.exec(text)![1]!)
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]!
  const padding = size - good.length - 1_000
  const file = await open(path, 'w')
  try {
    await file.write(good)
    const at = good.length + 1
    await file.write(`\n${objects} 0 obj\n<</Length ${padding}>>\nstream\n`)
    for (let left = padding; left > 0; left -= CHUNK.length) await file.write(CHUNK, 0, Math.min(left, CHUNK.length))
    await file.write('\nendstream\nendobj\n')
    const table = (await file.stat()).size
    const row = `${String(at).padStart(10, '0')} 00000 n \n`
    await file.write(`xref\n${objects} 1\n${row}trailer\n<</Size ${objects + 1}/Root ${root}/Prev ${previous}>>\n`)
    await file.write(`startxref\n${table}\n%%EOF\n`)
  } finally {
    await file.close()
  }
}
