import { fractions, type Box } from './page.ts'

const BOX: Box = [61.2, 79.2, 122.4, 158.4]

test('a box is given as fractions of its page, from the top left', () => {
  expect(fractions(BOX, { width: 612, height: 792 })).toEqual([0.1, 0.1, 0.2, 0.2])
})

test.each([
  [90, { width: 792, height: 612 }, [633.6, 61.2, 712.8, 122.4]],
  [180, { width: 612, height: 792 }, [489.6, 633.6, 550.8, 712.8]],
  [270, { width: 792, height: 612 }, [79.2, 489.6, 158.4, 550.8]],
] as const)('the box of a page turned by %d degrees comes back to its place as displayed', (turned, size, box) => {
  expect(fractions(box, { ...size, turned })).toEqual([0.1, 0.1, 0.2, 0.2])
})

test('the box of a levelled page follows the tilt of the scan', () => {
  const size = { width: 600, height: 800 }
  const middle: Box = [290, 395, 310, 405]
  const [left, top, right, bottom] = fractions(middle, { ...size, skew: 1 })
  expect((left + right) / 2).toBeCloseTo(0.5, 3)
  expect((top + bottom) / 2).toBeCloseTo(0.5, 3)
  const atRight: Box = [580, 395, 600, 405]
  const lowered = fractions(atRight, { ...size, skew: 1 })
  expect(((lowered[1] + lowered[3]) / 2) * 800).toBeCloseTo(400 + 290 * Math.sin(Math.PI / 180), 0)
})

test('the box of a sheet cut out of a photo lies where the photo shows it', () => {
  const corners = [
    [0.2, 0.1],
    [0.8, 0.1],
    [1, 0.9],
    [0, 0.9],
  ] as const
  const size = { width: 600, height: 800 }
  expect(fractions([0, 0, 600, 800], { ...size, corners })).toEqual([0, 0.1, 1, 0.9])
  const [left, top, right, bottom] = fractions([0, 0, 300, 400], { ...size, corners })
  // The diagonals of the sheet cross at its middle, which is nearer to the far edge in the photo.
  expect([left, top, right]).toEqual([0.125, 0.1, 0.5])
  expect(bottom).toBeCloseTo(0.4, 3)
})

test('a sheet that lies on its side in a photo is turned before it is looked for there', () => {
  const corners = [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.9],
    [0.1, 0.9],
  ] as const
  const upright = fractions(BOX, { width: 612, height: 792 })
  const box = fractions([633.6, 61.2, 712.8, 122.4], { width: 792, height: 612, turned: 90, corners })
  for (const [i, part] of upright.entries()) expect(box[i]).toBeCloseTo(0.1 + 0.8 * part, 4)
})
