import type { Picture } from '../picture.ts'
import { flatPatches } from './flat-patches.ts'
import { CELL, paperCells } from './paper-cells.ts'

const [WIDTH, HEIGHT, DPI] = [800, 400, 200]

/** Paper with grain, of which the scanner cut off every so many cells at white, and a rectangle of one grey if there is one. */
function scanned(clippedEach: number, patch?: { left: number; top: number }): Picture {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    if (patch && x >= patch.left && x < patch.left + 320 && y >= patch.top && y < patch.top + 40) return 251
    const cell = Math.floor(y / CELL) * (WIDTH / CELL) + Math.floor(x / CELL)
    if (((cell * 7_919) % 1_009) % clippedEach === 0) return 255
    return 245 + ((at * 48_271) % 9)
  })
  return { width: WIDTH, height: HEIGHT, data, scale: 1 }
}

const found = (picture: Picture) => flatPatches(paperCells(picture), DPI)

test('a line that was painted over has its place, although cells of the paper are white by chance', () => {
  const [patch] = found(scanned(10, { left: 200, top: 160 }))
  expect(patch).toMatchObject({ printed: false })
  const far = patch!.box.map((edge, side) => Math.abs(edge - [200, 160, 520, 200][side]!))
  expect(Math.max(...far)).toBeLessThanOrEqual(CELL)
})

test('scattered white cells are no patch, and paper that is mostly white shows none', () => {
  expect(found(scanned(10))).toEqual([])
  expect(found(scanned(3, { left: 200, top: 160 }))).toEqual([])
})
