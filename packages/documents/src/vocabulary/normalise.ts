import { remembered } from './remembered.ts'
import { corrected } from './spelling.ts'

/**
 * Normalises a printed label, so that vocabularies need not care about case, punctuation or dashes: "Pre-Tax Deductions:" and
 * "PRE TAX DEDUCTIONS" both become "pre tax deductions".
 */
export const plain = remembered((text: string): string => {
  return (
    inEnglish(inOneLanguage(text.toLowerCase()))
      .replace(/['’`]/g, '')
      // OCR reads a capital Y as ¥, or adds one.
      .replace(/y?¥/g, 'y')
      // "Y-T-D": OCR may lose a dash, read the T as a digit, or the D as a ticked box.
      .replace(/\by[.-]\s?[t1il](?:[.-]?\s?d\b|[.-]\s?[☐☑☒])\.?/g, 'ytd')
      // "YTD" with one letter misread.
      .replace(/\b(yt[ob0]|y[1il7]d|vtd)\b/g, 'ytd')
      .replace(/[^a-z0-9%$]+/g, ' ')
      .replace(/\(?\$\)?|\busd\b/g, ' ')
      // OCR's misreading of a "y" that lost its tail.
      .replace(/\bpav\b/g, 'pay')
      .replace(/\b(ded|dedn|deduct)s?\b/g, 'deductions')
      .replace(/^earn$/, 'earnings')
      .replace(/[a-z\d]{3,}/g, corrected)
      .replace(/\s+/g, ' ')
      .trim()
  )
})

/** Terms on the stubs of Spanish-speaking employers, longer ones first. */
const SAYINGS: readonly (readonly [spanish: string, english: string])[] = [
  ['(talon|comprobante|recibo) de (pago|nomina|sueldo)', 'pay stub'],
  ['(periodo|semana) de (pago|nomina)', 'pay period'],
  ['fecha de (pago|cheque)', 'pay date'],
  ['(inicio|comienzo) del periodo', 'period start'],
  ['(fin|final) del periodo', 'period end'],
  ['periodo', 'period'],
  ['frecuencia( de pago)?', 'pay frequency'],
  ['bisemanal', 'biweekly'],
  ['semanal', 'weekly'],
  ['mensual', 'monthly'],
  ['(nombre del )?(emplead[oa]|trabajadora?)', 'employee'],
  ['empleador|patrono', 'employer'],
  ['(total )?(pago|salario|sueldo|ingreso|total)s? brutos?', 'gross pay'],
  ['(pago|salario|sueldo|ingreso|total|cheque)s? netos?|neto a pagar', 'net pay'],
  ['(total de )?ingresos|percepciones', 'earnings'],
  ['total( de)? deducciones', 'total deductions'],
  ['(otras )?deducciones', 'deductions'],
  ['total( de)? impuestos', 'total taxes'],
  ['impuesto federal( sobre( la renta| ingresos)?)?', 'federal income tax'],
  ['impuesto estatal', 'state income tax'],
  ['impuestos', 'taxes'],
  ['seguro social', 'social security'],
  ['seguro (medico|de salud)', 'medical insurance'],
  ['seguro dental', 'dental insurance'],
  ['prestamo', 'loan'],
  ['manutencion( de menores)?', 'child support'],
  ['(monto |total )?acumulado( del ano| anual)?|ano a la fecha', 'year to date'],
  ['este periodo|periodo actual', 'this period'],
  ['horas', 'hours'],
  ['tarifa|tasa', 'rate'],
  ['monto|importe', 'amount'],
]
const PATTERNS = SAYINGS.map(([spanish, english]) => [new RegExp(`\\b(${spanish})\\b`, 'g'), english] as const)

/** Most labels contain none of them, which one search shows. */
const ANY = new RegExp(`\\b(?:${SAYINGS.map(([spanish]) => spanish).join('|')}|actual)\\b`)
const ASCII = /^[\x20-\x7e]*$/

/** OCR reads a slash between two words as a stroke or as a letter. */
const SLASH = / (?:\/\|?|[|il]) /

/** "Ingresos / Earnings": the English part of a label in two languages; the label itself if it is in one. */
function inOneLanguage(label: string): string {
  const [first, second, ...more] = label.split(SLASH)
  if (second === undefined || more.length > 0) return label
  if (inEnglish(first!) === inEnglish(second) || isSpanish(first!)) return second
  return isSpanish(second) ? first! : label
}

const isSpanish = (label: string) => ANY.test(withoutAccents(label))

const withoutAccents = (label: string) => (ASCII.test(label) ? label : label.normalize('NFD').replace(/\p{M}/gu, ''))

/** A label in lower case, without accents, with the Spanish terms of stubs in English. */
export function inEnglish(label: string): string {
  const bare = withoutAccents(label)
  if (!ANY.test(bare)) return bare
  // English has the word as well, but no column header uses it.
  if (/^\W*actual\W*$/.test(bare)) return 'current'
  return PATTERNS.reduce((text, [spanish, english]) => text.replace(spanish, english), bare)
}
