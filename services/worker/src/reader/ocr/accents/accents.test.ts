import { createCanvas } from '@napi-rs/canvas'
import { closeReaders, withReader } from '../../testing/with-reader.ts'

afterAll(closeReaders)

/** Reads a scan of 200 DPI with these lines and expects their words. */
function expectRead(lines: readonly string[]): Promise<void> {
  return withReader(async ({ pool, place }) => {
    const page = createCanvas(1700, 2200)
    const context = page.getContext('2d')
    context.fillStyle = 'white'
    context.fillRect(0, 0, page.width, page.height)
    context.fillStyle = 'black'
    context.font = '30px sans-serif'
    lines.forEach((line, at) => context.fillText(line, 200, 200 + 60 * at))
    const path = await place('names.png', await page.encode('png'))
    const { words } = await pool.ocr({ path, page: 1 })
    expect(words.map(({ text }) => text).toSorted()).toEqual(lines.flatMap((line) => line.split(' ')).toSorted())
  })
}

test('names keep the marks on their letters', () =>
  expectRead(['Employee Marisol Muñoz', 'Payee JORGE PEÑA', 'Holder Zoë García', 'Owner FRANÇOISE SØRENSEN']))

test('names without marks get none', () =>
  expectRead(['Employee Marisol Munoz', 'Payee JORGE PENA', 'Holder Jill Jimenez', 'Owner FRANCOISE SORENSEN']))
