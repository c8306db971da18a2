import { fittedToInk } from './fitted-to-ink.ts'
import type { Component } from '../layout/components.ts'
import type { Segment } from '../layout/segments.ts'
import type { Sighting } from './sighting.ts'

/** Pixels per point. */
const SCALE = 2

const piece = (left: number, right: number): Component => ({ label: 1, left, top: 0, right, bottom: 20, area: 100 })

function line(...components: Component[]): Segment {
  return { components, left: 0, top: 0, right: 200, bottom: 20, letterHeight: 20 }
}

function seen(segment: Segment, text: string, left: number, right: number): Sighting {
  return { segment, left, right, word: { text, confidence: 0.95, box: [left / SCALE, 0, right / SCALE, 10] } }
}

const placed = (sightings: readonly Sighting[]) =>
  fittedToInk(sightings, SCALE).map(({ left, right, word }) => [left, right, word.box[0], word.box[2]])

test('a word that ends in the middle of a letter is extended to the end of the letter', () => {
  const on = line(piece(0, 14), piece(40, 60))
  expect(placed([seen(on, 'F', 0, 8), seen(on, 'P', 40, 60)])).toEqual([
    [0, 14, 0, 7],
    [40, 60, 20, 30],
  ])
})

test('a letter between two words, which touches both, belongs to the one whose letters are nearer', () => {
  const on = line(piece(0, 14), piece(20, 34), piece(36, 50))
  expect(placed([seen(on, 'F', 0, 22), seen(on, '22', 32, 50)])).toEqual([
    [0, 22, 0, 11],
    [20, 50, 10, 25],
  ])
})

test('a rule between two words belongs to neither', () => {
  const on = line(piece(0, 14), piece(20, 24), piece(36, 50))
  expect(placed([seen(on, 'F', 0, 21), seen(on, '2', 23, 50)])).toEqual([
    [0, 21, 0, 10.5],
    [23, 50, 11.5, 25],
  ])
})

test('a component that reaches into two words widens neither', () => {
  const on = line(piece(0, 60))
  expect(placed([seen(on, 'F', 0, 30), seen(on, 'P', 40, 60)])).toEqual([
    [0, 30, 0, 15],
    [40, 60, 20, 30],
  ])
})

test('a component far wider than a letter is not a letter of the word', () => {
  const on = line(piece(0, 14), piece(0, 80))
  expect(placed([seen(on, 'F', 0, 40)])).toEqual([[0, 40, 0, 20]])
})
