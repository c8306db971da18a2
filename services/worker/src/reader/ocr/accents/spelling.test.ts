import type { Word } from '@income/documents'
import type { Language } from '../networks/languages.ts'
import { withMarks } from './spelling.ts'

const word = (text: string): Word => ({ text, confidence: 0.9, box: [0, 0, 10, 10] })

/** What each language reads, with its confidence. */
function spelt(text: string, looks: Partial<Record<Language, [text: string, confidence: number]>>) {
  const seen = Object.entries(looks).map(([language, [read, confidence]]) => ({
    language: language as Language,
    text: read,
    confidence,
  }))
  const { text: spelling, confidence } = withMarks(word(text), seen)
  return [spelling, confidence]
}

test.each(['Munoz', 'Mufioz', 'Mufoz'])('%s is Muñoz if the languages that know ñ read it', (read) => {
  expect(spelt(read, { vie: ['Muñoz', 0.9], fra: ['Muñoz', 0.9], spa: ['Muñoz', 0.9] })).toEqual(['Muñoz', 0.9])
})

test('a language that does not know a mark is no witness against it', () => {
  expect(spelt('Wojcik', { vie: ['Wójcik', 0.9], fra: ['Wôjcik', 0.6], spa: ['Wójcik', 0.8] })).toEqual(['Wójcik', 0.9])
  expect(spelt('FRANCOISE', { vie: ['FRANCOISE', 0.9], fra: ['FRANÇOISE', 0.9], spa: ['FRANCOISE', 0.9] })).toEqual([
    'FRANÇOISE',
    0.9,
  ])
})

test('languages that know a mark and do not see it leave it disputed', () => {
  const [text, confidence] = spelt('Hakan', { vie: ['Hãkan', 0.7], fra: ['Häkan', 0.7], spa: ['Hákan', 0.9] })
  expect(text).not.toBe('Hakan')
  expect(confidence).toBe(0.75)
})

test('marks on other letters than those of the word only cast doubt', () => {
  expect(spelt('Maller', { vie: ['Muller', 0.9], fra: ['Müllex', 0.9], spa: ['Muller', 0.9] })).toEqual([
    'Maller',
    0.75,
  ])
  expect(spelt('Notice', { vie: ['Noticetoẽmployee', 0.9] })).toEqual(['Notice', 0.9])
})

test('marks that no other language confirms are disputed', () => {
  expect(spelt('SORENSEN', { vie: ['SØRENSEN', 0.6], fra: ['SORENSEN', 0.9] })).toEqual(['SØRENSEN', 0.75])
})

test('capitals are those of the word', () => {
  expect(spelt('ZOE', { vie: ['ZOẼ', 0.5], fra: ['ZoË', 0.9], spa: ['ZoÉ', 0.8] })[0]).toBe('ZOË')
})
