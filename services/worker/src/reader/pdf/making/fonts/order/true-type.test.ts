import { lettersInTrueType } from './true-type.ts'

/** A font with one table of characters of format 4, with segments of first, last, delta. */
function font(segments: readonly (readonly [number, number, number])[], format = 4): string {
  const all = [...segments, [0xffff, 0xffff, 1] as const]
  const table = [format, 0, 0, 2 * all.length, 0, 0, 0, ...all.map(([, last]) => last), 0]
  table.push(...all.map(([first]) => first), ...all.map(([, , delta]) => delta & 0xffff), ...all.map(() => 0))
  const cmap = [0, 1, 3, 1, 0, 12, ...table]
  const head = [1, 0, 1, 0, 0, 0, 0x636d, 0x6170, 0, 0, 0, 28, 0, 2 * cmap.length]
  const bytes = Buffer.alloc(2 * (head.length + cmap.length))
  for (const [i, value] of [...head, ...cmap].entries()) bytes.writeUInt16BE(value, 2 * i)
  return bytes.toString('latin1')
}

test('the numbers of letters are read from the table for Windows', () => {
  const segments = [
    [65, 66, -60],
    [97, 97, -96],
  ] as const
  expect([...lettersInTrueType(font(segments))!]).toEqual([
    [65, 5],
    [66, 6],
    [97, 1],
  ])
})

test('a font without such a table, or one that is cut off, has none', () => {
  expect(lettersInTrueType(font([[65, 66, -60]], 6))).toBeNull()
  expect(lettersInTrueType(font([[65, 66, -60]]).slice(0, 60))).toBeNull()
  expect(lettersInTrueType('')).toBeNull()
})
