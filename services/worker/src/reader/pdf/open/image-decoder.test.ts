import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { DEFAULT_LIMITS } from '../../limits.ts'
import { openFile } from '../../open-file.ts'
import { listenForDamage } from './damage.ts'

const SIDE = 600

listenForDamage()

test('the JPEG of a scanned page is drawn, and again on another page that shows it', async () => {
  const { pictures, damage } = await drawn(await scan(), 2)
  expect(damage).toBeUndefined()
  expect(pictures.map(blackShare)).toEqual([expect.closeTo(0.25, 2), expect.closeTo(0.25, 2)])
})

test('a truncated JPEG is drawn as far as it goes, and the page is damaged', async () => {
  const whole = await scan()
  const { pictures, damage } = await drawn(whole.subarray(0, 0.9 * whole.length), 1)
  expect(damage).toBe('in_part')
  expect(blackShare(pictures[0]!)).toBeGreaterThan(0.1)
})

/** Grain around a black square, a quarter of the area. */
async function scan(): Promise<Buffer> {
  const square = { create: { width: SIDE / 2, height: SIDE / 2, channels: 3 as const, background: 'black' } }
  const paper = {
    width: SIDE,
    height: SIDE,
    channels: 3 as const,
    background: 'white',
    noise: { type: 'gaussian' as const, mean: 230, sigma: 10 },
  }
  return sharp({ create: paper })
    .composite([{ input: square, gravity: 'north' }])
    .jpeg()
    .toBuffer()
}

/** Pages that show only the picture. */
async function drawn(jpeg: Uint8Array, pages: number) {
  const pdf = await PDFDocument.create()
  const image = await pdf.embedJpg(jpeg)
  for (let page = 0; page < pages; page++) pdf.addPage([SIDE, SIDE]).drawImage(image, { width: SIDE, height: SIDE })
  const folder = await mkdtemp(join(tmpdir(), 'image-decoder-'))
  const path = join(folder, 'scan.pdf')
  await writeFile(path, await pdf.save())
  const file = await openFile(path, undefined, DEFAULT_LIMITS)
  try {
    const pictures: Uint8Array[] = []
    for (let page = 1; page <= pages; page++) pictures.push((await file.picture(page, 72))!.data)
    return { pictures, damage: file.damageOf(1) }
  } finally {
    await file.close()
    await rm(folder, { recursive: true })
  }
}

function blackShare(pixels: Uint8Array): number {
  return pixels.filter((value) => value < 60).length / pixels.length
}
