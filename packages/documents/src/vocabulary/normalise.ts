import { remembered } from './remembered.ts'
import { inEnglish, inOneLanguage } from './spanish.ts'
import { corrected } from './spelling.ts'

/**
 * A printed label brought to one plain form, so that vocabularies need not know case, punctuation or dashes:
 * "Pre-Tax Deductions:" and "PRE TAX DEDUCTIONS" are both "pre tax deductions".
 */
export const plain = remembered((text: string): string => {
  return (
    inEnglish(inOneLanguage(text.toLowerCase()))
      .replace(/['’`]/g, '')
      // What OCR makes of a capital Y, or adds to one.
      .replace(/y?¥/g, 'y')
      // "Y-T-D", of which OCR may lose a dash, take the T for a digit, or the D for a box that is ticked.
      .replace(/\by[.-]\s?[t1il](?:[.-]?\s?d\b|[.-]\s?[☐☑☒])\.?/g, 'ytd')
      // "YTD" with one letter taken for another.
      .replace(/\b(yt[ob0]|y[1il7]d|vtd)\b/g, 'ytd')
      .replace(/[^a-z0-9%$]+/g, ' ')
      .replace(/\(?\$\)?|\busd\b/g, ' ')
      // What OCR makes of "rn", and of a "y" whose tail is lost.
      .replace(/eaming/g, 'earning')
      .replace(/\bpav\b/g, 'pay')
      .replace(/\b(ded|dedn|deduct)s?\b/g, 'deductions')
      .replace(/^earn$/, 'earnings')
      .replace(/[a-z]{6,}/g, corrected)
      .replace(/\s+/g, ' ')
      .trim()
  )
})
