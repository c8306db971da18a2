import { left } from '../../model/page.ts'
import type { Heading } from './heading.ts'
import type { TablePhrase } from '../schema.ts'

/** The title over the lines' names: a description column where there is one, else the first that is no qualifier; of "Dept, Type" the type. */
export function nameTitle({ titles, columns }: Heading): TablePhrase | null {
  const before = titles.filter((title) => left(title) < left(columns[0]!))
  const candidates = before.length > 0 ? before : titles
  return (
    titles.find((title) => title.says.headsNames) ??
    candidates.find((title) => !title.says.qualifies) ??
    before.find((title) => /^type$/i.test(title.text)) ??
    candidates[0] ??
    null
  )
}
