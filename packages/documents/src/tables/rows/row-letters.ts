import { phraseOf } from '../schema.ts'
import type { Row } from './row.ts'

/** Two may be called so: "A shift", "B shift". */
const FEWEST = 3

/** Some forms letter the rows of a table, "A BASE PAY" over "B BAS" over "C BAH": the letters are no part of the names. */
export function withoutRowLetters(rows: readonly Row[]): Row[] {
  const named = rows.filter(({ name, values }) => name.length > 1 && Object.keys(values).length > 0)
  const end = named.findIndex(({ name }, i) => name[0]!.text !== String.fromCharCode(65 + i))
  const lettered = end < 0 ? named : named.slice(0, end)
  return rows.map((row) => (lettered.length >= FEWEST && lettered.includes(row) ? withoutLetter(row) : row))
}

function withoutLetter(row: Row): Row {
  const [letter, ...name] = row.name
  const phrases = row.phrases.flatMap((phrase) => {
    const rest = phrase.words.filter((word) => word !== letter)
    return rest.length > 0 ? [phraseOf(rest, phrase)] : []
  })
  return { ...row, name, phrases }
}
