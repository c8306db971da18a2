/**
 * Phrases, the notation of the vocabularies for pay stubs and bank statements. A phrase is a sequence of upper-case
 * words separated by spaces. It matches a description that contains the words whole and in that order:
 *
 * LOAN               the word, or its plural (LOANS)
 * REIMB*             any word with this prefix
 * *TAXRFD            any word with this suffix
 * DIR/DIRECT         either word
 * LOAN ... PROCEEDS  any number of words between, or none
 * TRANSFER _ FROM    exactly one word between
 * CHECK #            a word that begins with a digit
 * ^ CHECK            at the beginning of the description
 * TRANSFER $         at its end
 */

/** Phrases separated by commas. */
export function phrases(text: string): readonly string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** A description in the form that phrases are matched against. */
export function phraseText(words: readonly string[]): string {
  return ` ^ ${words.join(' ')} $ `
}

/** Matches any of the phrases in a `phraseText`. */
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
