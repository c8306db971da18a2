import { isMoney, type AmountToken, type DateToken, type Token } from '../../../layout/lexer/tokens.ts'

/** The pairs of date and balance of which a line of a daily balance table consists; null when it holds words too. */
export function dailyBalances(tokens: readonly Token[]): { date: DateToken; amount: AmountToken }[] | null {
  const pairs: { date: DateToken; amount: AmountToken }[] = []
  let date: DateToken | null = null
  for (const token of tokens) {
    if (token.kind === 'date' && !date) date = token
    else if (isMoney(token) && date) {
      pairs.push({ date, amount: token })
      date = null
    } else if (/\p{L}{2}/u.test(token.text)) return null
  }
  return pairs
}
