/**
 * Phrases, the notation in which the vocabularies of pay stubs and bank statements are written. A phrase is a row of
 * words in upper case, separated by spaces. It fits a description in which its words stand whole and in that order:
 *
 *     LOAN               the word, or its plural (LOANS)
 *     REIMB*             any word that begins so
 *     *TAXRFD            any word that ends so
 *     DIR/DIRECT         either word
 *     LOAN ... PROCEEDS  any number of words between, or none
 *     TRANSFER _ FROM    exactly one word between
 *     CHECK #            a word that begins with a digit
 *     ^ CHECK            at the beginning of the description
 *     TRANSFER $         at its end
 */

/** Phrases separated by commas. */
export function phrases(text: string): readonly string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** A description as phrases are tried on it. */
export function phraseText(words: readonly string[]): string {
  return ` ^ ${words.join(' ')} $ `
}

/** Where any of the phrases stands in a `phraseText`. */
export function phrasePattern(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<= )(?:${phrases.map(source).join('|')})(?= )`, 'g')
}

function source(phrase: string): string {
  return phrase.split(' ').map(wordSource).join(' ').replaceAll(' ... ', ' (?:[^ ]+ )*?')
}

function wordSource(word: string): string {
  if (word === '...') return word
  if (word === '_') return '[^ ^$]+'
  if (word === '#') return '\\d[^ ]*'
  if (word === '^' || word === '$') return `\\${word}`
  return `(?:${word.split('/').map(alternativeSource).join('|')})`
}

function alternativeSource(word: string): string {
  return word.includes('*') ? word.replaceAll('*', '[^ ]*') : `${word}(?:E?S)?`
}
