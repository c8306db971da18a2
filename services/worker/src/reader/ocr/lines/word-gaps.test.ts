import type { Component } from '../layout/components.ts'
import { gapsOf, partedAtGaps } from './word-gaps.ts'

/** Components from one place to another, of letters ten pixels high. */
function line(...pieces: [left: number, right: number][]) {
  const components = pieces.map(([left, right], label): Component => {
    return { label, left, right, top: 0, bottom: 10, area: 10 * (right - left) }
  })
  return { components, left: 0, top: 0, right: 100, bottom: 10, letterHeight: 10 }
}

/** Characters ten pixels wide, one after the other. */
function read(text: string) {
  return Array.from(text, (character, at) => ({ text: character, confidence: 0.9, left: 10 * at, right: 10 * at + 10 }))
}

const textsOf = (words: ReturnType<typeof partedAtGaps>) => words.map((word) => word.map(({ text }) => text).join(''))

test('a gap wider than those between letters separates words', () => {
  expect(gapsOf(line([0, 6], [10, 15], [16, 20], [21, 25], [26, 30]))).toEqual([8])
})

test('monospaced letters stand apart within words', () => {
  expect(gapsOf(line([0, 4], [8, 12], [16, 20], [24, 28]))).toEqual([])
})

test('a space that was left out is where the ink has a gap', () => {
  expect(textsOf(partedAtGaps(read('2Federal'), [10]))).toEqual(['2', 'Federal'])
})

test('a gap for which a space was read separates nothing more', () => {
  expect(textsOf(partedAtGaps(read('tax id'), [28]))).toEqual(['tax', 'id'])
})

test('digits are not separated: there is much room around a 1', () => {
  expect(textsOf(partedAtGaps(read('18Local'), [10, 20]))).toEqual(['18', 'Local'])
})
