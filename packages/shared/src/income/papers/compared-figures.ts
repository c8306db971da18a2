import type { Cents } from '../../money/cents.ts'
import { dollars } from '../arithmetic/exact.ts'
import type { DocumentFacts } from '../model/facts.ts'
import { centsOf } from './values.ts'

/** An amount that two documents both show: its field, and the value in each. */
export type ComparedFigure = readonly [name: string, one: Cents, other: Cents]

/** Boxes of a W-2 for a state or a locality: a W-2 of two states comes as two forms with the federal boxes repeated. */
const STATE_BOXES = /^box_(1[5-9]|20)(_|$)/
/** Days (Schedule E line 2), a type of property (line 1b) and miles (Schedule C line 44) are not money. */
const NO_MONEY: Readonly<Partial<Record<string, RegExp>>> = { schedule_e: /^line_(1b|2)_/, schedule_c: /^line_44/ }

/** The amounts of boxes and lines on a document, by field. */
export function figuresOf({ fields }: DocumentFacts): Map<string, Cents> {
  const names = Object.keys(fields).filter((name) => /^(box|line)_/.test(name) && !STATE_BOXES.test(name))
  return new Map(
    names.sort().flatMap((name): [string, Cents][] => {
      const cents = centsOf(fields[name])
      return cents === null ? [] : [[name, cents]]
    }),
  )
}

/** The amounts that both documents show. */
export function comparedFigures(a: DocumentFacts, b: DocumentFacts): ComparedFigure[] {
  const others = figuresOf(b)
  return [...figuresOf(a)].flatMap(([name, one]): ComparedFigure[] => {
    const other = others.get(name)
    return other === undefined ? [] : [[name, one, other]]
  })
}

/** "box 2 has $5,000.00 and $5,008.00". */
export function figuresInWords({ form }: DocumentFacts, [name, one, other]: ComparedFigure): string {
  const isMoney = !NO_MONEY[form ?? '']?.test(name)
  const shown = (value: Cents) => (isMoney ? dollars(value) : dollars(value).replace('$', '').replace(/\.00$/, ''))
  return `${name.replaceAll('_', ' ')} has ${shown(one)} and ${shown(other)}`
}
