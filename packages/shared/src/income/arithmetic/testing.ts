import type { Cents } from '../../money/cents.ts'
import { exact, type Exact, roundedCents } from './exact.ts'

/**
 * Recomputes the arithmetic of an explanation, as a reader would: every "… = $…" in it, ignoring notes in brackets and prose.
 * Returns the last result. For tests.
 * @throws when an explanation has no arithmetic, or a step does not give its result.
 */
export function repeated(explanation: string): Cents {
  const equations = explanation
    .replaceAll(/\[[^\]]*\]/g, '')
    .split(';')
    .flatMap((part) => {
      const match = EQUATION.exec(part)
      return match ? [{ arithmetic: match[1]!.split(': ').at(-1)!, figure: roundedCents(numberOf(match[2]!)) }] : []
    })
  for (const { arithmetic, figure } of equations) {
    const found = roundedCents(new Reader(arithmetic).all())
    if (found !== figure) throw new Error(`${arithmetic} is ${found} cents, not ${figure}: ${explanation}`)
  }
  const last = equations.at(-1)
  if (!last) throw new Error(`no arithmetic in: ${explanation}`)
  return last.figure
}

const EQUATION = /^(.*) = (-?\$[\d,]+\.\d\d)(?![\d.])/
const TOKEN = /\s*(the lesser of|and|[-−+×/()]|\$?\d[\d,]*(?:\.\d+)?%?)\s*/y

/** A recursive-descent parser for sums of products of operands. Money is read as cents. */
class Reader {
  readonly #tokens: string[] = []
  #at = 0

  constructor(text: string) {
    TOKEN.lastIndex = 0
    while (TOKEN.lastIndex < text.length) {
      const [, token] = TOKEN.exec(text) ?? []
      if (token === undefined) throw new Error(`not arithmetic: ${text}`)
      this.#tokens.push(token)
    }
  }

  all(): Exact {
    const value = this.#sum()
    if (this.#at < this.#tokens.length) throw new Error(`left over: ${this.#tokens.slice(this.#at).join(' ')}`)
    return value
  }

  #sum(): Exact {
    let value = this.#product()
    for (;;) {
      if (this.#skips('+')) value = value.add(this.#product())
      else if (this.#skips('−')) value = value.sub(this.#product())
      else return value
    }
  }

  #product(): Exact {
    let value = this.#operand()
    for (;;) {
      if (this.#skips('×')) value = value.mul(this.#operand())
      else if (this.#skips('/')) value = value.div(this.#operand())
      else return value
    }
  }

  #operand(): Exact {
    if (this.#skips('-')) return this.#operand().neg()
    if (this.#skips('the lesser of')) {
      const first = this.#operand()
      this.#expects('and')
      const second = this.#operand()
      return first.lt(second) ? first : second
    }
    if (!this.#skips('(')) return numberOf(this.#tokens[this.#at++] ?? '')
    const value = this.#sum()
    this.#expects(')')
    return value
  }

  #skips(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false
    this.#at += 1
    return true
  }

  #expects(token: string): void {
    if (!this.#skips(token)) throw new Error(`${token} expected, found ${this.#tokens[this.#at] ?? 'nothing'}`)
  }
}

/** "$1,234.50" in cents, "40%" as a share of 1, "5.5" unchanged. */
function numberOf(text: string): Exact {
  const value = exact(text.replaceAll(/[$,%]/g, ''))
  if (text.includes('$')) return value.mul(exact('100'))
  return text.endsWith('%') ? value.div(exact('100')) : value
}
