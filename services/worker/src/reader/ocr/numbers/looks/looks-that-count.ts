import type { Look, Word } from '@income/documents'
import { isOfDigits } from '../numbers-among.ts'
import { isNumberByItself } from './weigh-looks.ts'

const YEAR = /^(19|20)\d\d$/

/**
 * Of further looks at a word those that may say what it is: all at a number; where letters were read, those that see what is a number by
 * itself, or all of them if each sees the same year. Forms print theirs in square numbers, which come out as "20e2".
 */
export function looksThatCount<T extends Look>(word: Word, looks: readonly T[]): readonly T[] {
  if (isOfDigits(word) || areOneYear(looks)) return looks
  return looks.filter(({ text }) => isNumberByItself(text))
}

function areOneYear(looks: readonly Look[]): boolean {
  return looks.length > 1 && looks.every(({ text }) => YEAR.test(text) && text === looks[0]!.text)
}
