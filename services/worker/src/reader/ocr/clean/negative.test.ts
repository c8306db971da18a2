import type { Picture } from '../../image/picture.ts'
import { asDarkOnLight } from './negative.ts'

/** Lines of strokes in one grey on a background of another, in a frame of a third. */
function page({ ink, ground, frame = ground }: { ink: number; ground: number; frame?: number }): Picture {
  const [width, height] = [480, 480]
  const data = new Uint8Array(width * height).fill(frame)
  for (let y = 96; y < 384; y++) {
    for (let x = 96; x < 384; x++) data[y * width + x] = y % 24 < 8 && x % 6 < 2 ? ink : ground
  }
  return { width, height, data, scale: 1 }
}

test('light print on a dark background is inverted', () => {
  expect(asDarkOnLight(page({ ink: 230, ground: 20 }))).toEqual(page({ ink: 25, ground: 235 }))
})

test('a sheet on a dark desk, and dark print on grey, stay as they are', () => {
  for (const usual of [page({ ink: 20, ground: 240, frame: 15 }), page({ ink: 20, ground: 120 })]) {
    expect(asDarkOnLight(usual)).toBe(usual)
  }
})

test('a light page with more print on dark bars than between them is unchanged', () => {
  const bars = page({ ink: 230, ground: 20, frame: 255 })
  expect(asDarkOnLight(bars)).toBe(bars)
})

test('an empty page stays empty', () => {
  const empty = page({ ink: 255, ground: 255 })
  expect(asDarkOnLight(empty)).toBe(empty)
})
