import type { FormLine, Place } from './form-line.ts'

/** What is known of a form's lines beforehand. */
export interface KnownLines {
  /** Lines with a box in the outer column, in the order of the form; empty where the form's year is not known. */
  outer: readonly string[]
  /** Lines with a box further in. */
  inner: readonly string[]
  /** Lines whose amount stands within their wording, with no number beside it. */
  inline: readonly string[]
  /** Lines that are lists of several amounts. */
  lists: readonly string[]
  /** Lines in whose box the form itself prints an amount. */
  constant: readonly string[]
  captions: readonly Caption[]
}

/** A line and words of its caption that no other line of the form has. */
export interface Caption {
  line: string
  words: RegExp
}

/** What the lines of one year's form tell beforehand. */
export function knownLinesOf(lines: readonly FormLine[]): KnownLines {
  const at = (place: Place) => lines.filter(({ places }) => places.includes(place)).map(({ line }) => line)
  return {
    outer: at('outer'),
    inner: at('inner'),
    inline: at('inline'),
    lists: at('list'),
    constant: at('preprinted'),
    captions: captionsOf(lines),
  }
}

export function captionsOf(lines: readonly FormLine[]): Caption[] {
  return lines.flatMap(({ line, caption }) => (caption ? [{ line, words: caption }] : []))
}
