import { namesCompany } from '../../../entities/organisation.ts'
import { type Found, foundAt } from '../../../layout/found.ts'
import type { Line } from '../../../layout/lines.ts'
import type { Page } from '../../../model/page.ts'
import { whole } from '../../../vocabulary/phrases.ts'

export const JOINT_HOLDER = whole('(joint|secondary) (account )?(owner|holder|member)s?, co owners?')

/** "DANIEL OKAFOR OR" and "& SONS HAULING" are parts of a name; so may be the lines of a trust or a trade name. */
const GOES_ON =
  /^(?:and|or|&|dba|for)\s|\s(?:and|or|&)$|\b(?:of|trust|trustees?|ttees?|estate|family|custodian|utma|ugma)\b/i

/** One name over several lines, or the holders of a joint account on a line each; null for no line. */
export function jointName(page: Page, lines: readonly Line[]): Found<string> | null {
  const texts = lines.map(({ text }, i) => (i > 0 && lines.slice(i - 1, i + 1).every(isPerson) ? `and ${text}` : text))
  const name = texts.join(' ').replaceAll(', and ', ' and ')
  return lines.length > 0
    ? foundAt(
        name,
        page,
        lines.flatMap(({ words }) => words),
      )
    : null
}

const isPerson = ({ text }: Line) => !namesCompany(text) && !GOES_ON.test(text)
