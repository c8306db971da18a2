import { componentsOf } from '../components.ts'
import { drawn, type Rectangle } from '../testing/drawn.ts'
import { tickedBoxes } from './ticked-boxes.ts'

function frame(left: number, size = 20): Rectangle[] {
  return [
    [left, 20, size, 2],
    [left, 38, size, 2],
    [left, 20, 2, 20],
    [left + size - 2, 20, 2, 20],
  ]
}

/** A cross as steps, which touches the corners of the frame or not. */
function cross(left: number, inset: number): Rectangle[] {
  return Array.from({ length: 18 - 2 * inset }, (_, i): Rectangle[] => [
    [left + inset + i, 20 + inset + i, 3, 2],
    [left + 17 - inset - i, 20 + inset + i, 3, 2],
  ]).flat()
}

function tickedAmong(rectangles: readonly Rectangle[], rules: readonly Rectangle[] = []): number[] {
  const { dark, width, height } = drawn(rectangles)
  const { components, labels } = componentsOf(dark, width, height)
  const ruled = drawn([...rectangles, ...rules]).dark
  return tickedBoxes(components, labels, { width, usual: 16, ruled }).map(({ left }) => left)
}

test('a box with a cross in it is ticked, whether the cross touches it or not; an empty one is not', () => {
  expect(tickedAmong([...frame(20), ...cross(20, 0), ...frame(80), ...cross(80, 5), ...frame(140)])).toEqual([20, 80])
})

test('neither a bullet nor a letter that stands in a word is a box', () => {
  expect(tickedAmong([[20, 20, 20, 20]])).toEqual([])
  expect(tickedAmong([...frame(80), ...cross(80, 0), [103, 24, 10, 16]])).toEqual([])
})

test('a box with a bar across its middle is a letter with straight sides', () => {
  const bar = (left: number, top: number): Rectangle => [left, top, 20, 3]
  expect(tickedAmong([...frame(20), bar(20, 28), ...frame(80), ...cross(80, 0)])).toEqual([80])
})

test('a bold cross whose arms meet in the middle of a small box is not a bar', () => {
  const crossed = [
    '.#######################',
    '########################',
    '###...................##',
    '##....................##',
    '##..#..............#..##',
    '##.###............###.##',
    '########........########',
    '##.#####........#####.##',
    '##..#####......#####..##',
    '##...#####....#####...##',
    '##....######.#####....##',
    '##.....##########.....##',
    '##......########......##',
    '##.......######.......##',
    '##.......######.......##',
    '##......########......##',
    '##.....##########.....##',
    '##....#####..#####....##',
    '##...#####....#####...##',
    '##..#####......#####..##',
    '##.#####........#####.##',
    '##.####..........####.##',
    '########.........#######',
    '########################',
  ]
  const pixels = crossed.flatMap((row, y) =>
    row.split('').flatMap((pixel, x): Rectangle[] => (pixel === '#' ? [[80 + x, 20 + y, 1, 1]] : [])),
  )
  expect(tickedAmong(pixels)).toEqual([80])
})

test('a small bold B is a letter; a small ticked box is not', () => {
  const b: Rectangle[] = [
    [20, 20, 5, 16],
    [20, 20, 15, 3],
    [20, 27, 15, 3],
    [20, 33, 15, 3],
    [32, 20, 3, 16],
  ]
  const tick: Rectangle[] = [
    [85, 26, 4, 4],
    [87, 28, 5, 4],
    [90, 24, 4, 5],
  ]
  expect(tickedAmong([...b, ...frame(80), ...tick])).toEqual([80])
})

test('dirt beside a ticked box is not a letter of a word', () => {
  expect(tickedAmong([...frame(80), ...cross(80, 0), [103, 28, 3, 3]])).toEqual([80])
})

test('a box on a ruled line keeps its side when the line is removed', () => {
  const open = (left: number) => frame(left).filter(([, top]) => top < 38)
  const rule: Rectangle = [0, 40, 300, 3]
  expect(tickedAmong([...open(20), ...cross(20, 5), ...open(80)], [rule])).toEqual([20])
  expect(tickedAmong([...open(20), ...cross(20, 5)])).toEqual([])
})

test('two round digits that run together are not a box', () => {
  const digits = [
    '..#####......#####...',
    '.#######....#######..',
    '#########..#########.',
    '###...###..###...###.',
    '##....###..##....###.',
    '###...###........###.',
    '###...###........###.',
    '.#######......#####..',
    '.#######......#####..',
    '########......#####..',
    '###...###.......####.',
    '##.....##........###.',
    '##.....###.#......###',
    '##....###.###....###.',
    '###...###..###...###.',
    '#########..#########.',
    '.#######....#######..',
    '...###........###....',
  ]
  // They touch where the scan is darkest.
  const rectangles = digits.flatMap((row, y) =>
    Array.from(row).flatMap((dot, x): Rectangle[] => (dot === '#' ? [[60 + x, 30 + y, 1, 1]] : [])),
  )
  expect(tickedAmong([...rectangles, [68, 45, 4, 1]])).toEqual([])
})
