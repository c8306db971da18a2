import type { Look, Word } from '@income/documents'
import { isOfDigits } from '../numbers-among.ts'
import { isNumberByItself } from './weigh-looks.ts'

const YEAR = /^(19|20)\d\d$/

/**
 * The further looks at a word that count. For a number, all of them. For letters, those that see a complete number, or
 * all of them if each sees the same year: forms print theirs in square digits, which come out as "20e2".
 */
export function looksThatCount<T extends Look>(word: Word, looks: readonly T[]): readonly T[] {
  if (isOfDigits(word) || areOneYear(looks)) return looks
  return looks.filter(({ text }) => isNumberByItself(text))
}

function areOneYear(looks: readonly Look[]): boolean {
  return looks.length > 1 && looks.every(({ text }) => YEAR.test(text) && text === looks[0]!.text)
}
