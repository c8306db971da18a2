import { namesCompany } from '../../../entities/organisation.ts'
import type { Line } from '../../../layout/lines.ts'

/** "DANIEL OKAFOR OR" and "& SONS HAULING" are parts of a name; so may be the lines of a trust or a trade name. */
const GOES_ON =
  /^(?:and|or|&|dba|for)\s|\s(?:and|or|&)$|\b(?:of|trust|trustees?|ttees?|estate|family|custodian|utma|ugma)\b/i

/** One name over several lines, or the holders of a joint account on a line each. */
export function jointName(lines: readonly Line[]): string {
  return lines
    .map(({ text }, i) => (i > 0 && lines.slice(i - 1, i + 1).every(isPerson) ? `and ${text}` : text))
    .join(' ')
}

const isPerson = ({ text }: Line) => !namesCompany(text) && !GOES_ON.test(text)
