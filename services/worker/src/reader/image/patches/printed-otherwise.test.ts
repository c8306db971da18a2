import type { Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'
import { printedOtherwise } from './printed-otherwise.ts'

const [WIDTH, HEIGHT] = [900, 600]
const [WORDS, LETTERS] = [8, 5]

interface Ink {
  grey: number
  /** Grey of the first and last column of a letter: a soft edge is between ink and paper. */
  edge: number
}

/** Ten lines of words made of upright strokes, with scanner-like variation. */
function scanned(inkOf: (line: number, word: number, letter: number) => Ink | null): {
  picture: Picture
  letters: Component[]
} {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(240)
  const letters: Component[] = []
  for (let i = 0; i < 10 * WORDS * LETTERS; i++) {
    const [line, word, letter] = [Math.floor(i / (WORDS * LETTERS)), Math.floor(i / LETTERS) % WORDS, i % LETTERS]
    const [left, top] = [20 + word * 105 + letter * 14, 30 + line * 50]
    const { grey, edge } = inkOf(line, word, letter) ?? { grey: 60 + ((i * 7) % 12), edge: 140 + ((i * 5) % 9) }
    for (let y = top; y < top + 18; y++) {
      for (let x = left; x < left + 10; x++) data[y * WIDTH + x] = x === left || x === left + 9 ? edge : grey
    }
    letters.push({ left, top, right: left + 10, bottom: top + 18, area: 180 } as Component)
  }
  return { picture: { width: WIDTH, height: HEIGHT, data, scale: 1 }, letters }
}

const found = (inkOf: Parameters<typeof scanned>[0]) => {
  const { picture, letters } = scanned(inkOf)
  return printedOtherwise(picture, letters, 150, () => true)
}
const one = (ink: Ink) => (line: number, word: number) => (line === 4 && word === 3 ? ink : null)
const PLACE = [335, 230, 401, 248]

test('uniform print raises no signal', () => {
  expect(found(() => null)).toEqual([])
})

test.each([
  ['darker', { grey: 20, edge: 140 }],
  ['paler', { grey: 110, edge: 150 }],
  ['sharper', { grey: 62, edge: 62 }],
])('a word that is %s is located', (way, ink) => {
  expect(found(one(ink))).toEqual([{ box: PLACE, as: expect.arrayContaining([way]) }])
})

test('a page with many such words is printed in two ways', () => {
  expect(found((_, word) => (word === 3 ? { grey: 20, edge: 140 } : null))).toEqual([])
})

test('a word that is as dark as some print of untouched scans is not', () => {
  expect(found(one({ grey: 57, edge: 144 }))).toEqual([])
  expect(found(one({ grey: 54, edge: 144 }))).toMatchObject([{ as: ['darker'] }])
})

test('one letter has its place if it is so by far', () => {
  const third = (ink: Ink) => (line: number, word: number, letter: number) =>
    line === 4 && word === 3 && letter === 2 ? ink : null
  expect(found(third({ grey: 62, edge: 62 }))).toEqual([{ box: [363, 230, 373, 248], as: ['sharper'] }])
  expect(found(third({ grey: 52, edge: 140 }))).toEqual([])
})

test.each([
  ['weaker', 0],
  ['stronger', 12],
])('a word with %s grain of the paper around it has its place', (way, grain) => {
  const { picture, letters } = scanned(() => null)
  const isPatch = (x: number, y: number) => x >= 331 && x < 405 && y >= 226 && y < 252
  const data = picture.data.map((grey, at) => {
    const strength = isPatch(at % WIDTH, Math.floor(at / WIDTH)) ? grain : 4
    return grey === 240 ? grey + Math.round(strength * (((at * 7919) % 1009) / 1009 - 0.5)) : grey
  })
  expect(printedOtherwise({ ...picture, data }, letters, 150, () => true)).toEqual([
    { box: PLACE, as: expect.arrayContaining([`with ${way} grain of the paper`]) },
  ])
})

test('places that do not count are passed over', () => {
  const { picture, letters } = scanned(one({ grey: 20, edge: 140 }))
  expect(printedOtherwise(picture, letters, 150, () => false)).toEqual([])
})
