import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { paintedArea } from './painted-area.ts'

const level = [0, 100, 200, 1, 160, 200]

test('a line as thick as print paints its area; a rule does not', () => {
  expect(paintedArea(OPS.stroke, level, [100, 200, 160, 200], 12)).toEqual({
    box: [100, 194, 160, 206],
    whole: true,
    ink: 'stroke',
  })
  expect(paintedArea(OPS.stroke, [0, 100, 200, 1, 100, 260], null, 12)!.box).toEqual([94, 200, 106, 260])
  expect(paintedArea(OPS.stroke, level, null, 1)).toBeNull()
  expect(paintedArea(OPS.stroke, [0, 100, 200, 1, 160, 240], null, 12)).toBeNull()
})

test('a filled rectangle paints all of its box; another shape perhaps some', () => {
  const box = [0, 10, 20, 1, 16, 20, 1, 16, 26, 1, 10, 26, 4]
  expect(paintedArea(OPS.fill, box, [10, 20, 16, 26], 1)).toMatchObject({ whole: true, ink: 'fill' })
  expect(paintedArea(OPS.fill, level, [100, 200, 160, 200], 12)).toMatchObject({ whole: false, ink: 'fill' })
})
