import { left, right, top, type Word } from '../../model/page.ts'
import { guttersBetween } from '../../layout/regions/gutters.ts'
import type { Flow } from '../../layout/flow/flow.ts'
import type { Heading } from '../../tables/header/heading.ts'
import type { Layout } from '../../tables/regions/layout.ts'
import { plain } from '../../vocabulary/normalise.ts'

/** Cuts a page on which stubs are printed side by side, each with the same headings, into the words of each. */
export function stubsBeside(flow: Flow, { headings }: Layout): Word[][] {
  const pair = headings.flatMap((first) => {
    const second = headings.find((other) => isSameFurtherRight(first, other, flow.em))
    return second ? [[first, second] as const] : []
  })[0]
  const gutters = pair ? guttersBetween(right(pair[0]), left(pair[1]), flow.words) : []
  const cut = gutters.find(({ width }) => width > flow.em)?.middle
  if (cut === undefined) return []
  return [flow.words.filter((word) => right(word) <= cut), flow.words.filter((word) => left(word) >= cut)]
}

function isSameFurtherRight(first: Heading, other: Heading, em: number): boolean {
  const by = left(other) - left(first)
  return (
    Math.abs(top(first) - top(other)) < 2 &&
    left(other) > right(first) &&
    titlesOf(first) === titlesOf(other) &&
    first.columns.length === other.columns.length &&
    first.columns.every((column, i) => {
      const same = other.columns[i]!
      return column.role === same.role && Math.abs(right(same) - right(column) - by) < em
    })
  )
}

const titlesOf = ({ titles }: Heading) => titles.map(({ text }) => plain(text)).join('|')
