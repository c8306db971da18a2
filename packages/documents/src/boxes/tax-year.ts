import { blankBetween, holds, usualHeight } from '../layout/geometry.ts'
import { type Box, height, middleY, placeOf, type Word } from '../model/page.ts'
import { reading, type Reading } from './reading.ts'

/** The words that print a year: "2024", or the form's large "20" and "24" drawn apart. */
function yearsAmong(words: readonly Word[]): Word[][] {
  const whole = words.filter((word) => /^(19[89]|20[0-4])\d$/.test(word.text)).map((word) => [word])
  const halves = words
    .filter((word) => word.text === '20')
    .flatMap((word) => {
      const rest = words.find(
        (w) =>
          /^[0-4]\d$/.test(w.text) &&
          Math.abs(middleY(w) - middleY(word)) < 0.3 * height(word) &&
          Math.abs(blankBetween(word, w)) < height(word),
      )
      return rest ? [[word, rest]] : []
    })
  return [...whole, ...halves]
}

/** Confidence of a year whose outlined "20" OCR did not see. */
const HALF = 0.6

/** The year that words print: "2024", or "24" alone if OCR lost the outlined "20" before it. */
export function readTaxYear(words: readonly Word[]): Reading {
  const text = words.map((word) => word.text).join('')
  return text.length === 2 ? { ...reading(`20${text}`, words), ceiling: HALF } : reading(text, words)
}

/** The year printed beside the form's title, "Form W-2 Wage and Tax Statement 2024", or else in large type. */
export function taxYearAmong(words: readonly Word[], titles: readonly Box[], area: Box): Word[] | null {
  const inside = yearsAmong(words).filter((year) => holds(area, placeOf(year)))
  const near = inside.filter((year) =>
    titles.some((title) => Math.abs(middleY(year[0]!) - middleY({ box: title })) < 30),
  )
  const large = inside.filter((year) => height(year[0]!) > 1.3 * usualHeight(words))
  const candidates = near.length > 0 ? near : large
  const best = candidates.toSorted((a, b) => height(b[0]!) - height(a[0]!))[0]
  return best ?? halfYear(words, titles, area)
}

/** The second half of a year, large and level with the title, for outlined first digits that OCR cannot read. */
function halfYear(words: readonly Word[], titles: readonly Box[], area: Box): Word[] | null {
  const halves = words.filter(
    (word) =>
      word.confidence < 1 &&
      /^[0-4]\d$/.test(word.text) &&
      holds(area, word) &&
      height(word) > 1.3 * usualHeight(words) &&
      titles.some((title) => Math.abs(middleY(word) - middleY({ box: title })) < height(word)),
  )
  return halves.length === 1 ? halves : null
}
