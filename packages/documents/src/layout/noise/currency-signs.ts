import type { Word } from '../../model/page.ts'

/** What OCR makes of "($)", which stands behind headings: an amount of eight, below nothing, has cents. */
const MISREAD = /^(\([8Ss§]\)|©\)|\(©)$/

/** The words with the currency signs of headings as they are printed: "YTD (8)" is "YTD ($)". */
export function withCurrencySigns(words: readonly Word[]): readonly Word[] {
  const isMisread = ({ text, confidence }: Word) => confidence < 1 && MISREAD.test(text)
  return words.some(isMisread) ? words.map((word) => (isMisread(word) ? { ...word, text: '($)' } : word)) : words
}
