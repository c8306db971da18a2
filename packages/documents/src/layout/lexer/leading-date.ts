import { isMoney, type DateToken, type Token } from './tokens.ts'

/** An account's number with its first figures hidden, which each row of an export may begin with: "XXXXXX0912S70". */
const MASKED_ACCOUNT = /^[Xx*•]{2,}-?\d{2,}[A-Z\d-]*$/

/** The date a row begins with. The number of its account or of a check may stand before it, and stray marks. */
export function leadingDate(tokens: readonly Token[]): DateToken | null {
  for (const [i, token] of tokens.slice(0, 5).entries()) {
    if (token.kind === 'date') return token
    const isText = token.kind === 'text' && /\p{L}/u.test(token.text) && !(i === 0 && MASKED_ACCOUNT.test(token.text))
    if (isMoney(token) || (isText && !isMarkOfCheck(tokens, i))) return null
  }
  return null
}

/** "1388 * ^", which OCR takes for "1388 * A". */
function isMarkOfCheck(tokens: readonly Token[], i: number): boolean {
  return /^\p{L}$/u.test(tokens[i]!.text) && /^\d{3,}$/.test(tokens[0]!.text)
}
