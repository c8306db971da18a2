import { isIncorporated, namesCompany } from '../../../entities/organisation.ts'
import { type Found, foundAt } from '../../../layout/found.ts'
import { type Line, lineOf } from '../../../layout/lines.ts'
import type { Page } from '../../../model/page.ts'
import { whole } from '../../../vocabulary/phrases.ts'

export const JOINT_HOLDER = whole(
  '(joint|secondary) (account )?(owner|holder|member)s?, co owners?, account (owner|holder) 2',
)

/** "DANIEL OKAFOR OR" and "& SONS HAULING" are parts of a name; so may be the lines of a trust or a trade name. */
const GOES_ON =
  /^(?:and|or|&|dba|for)\s|\s(?:and|or|&)$|\b(?:of|trust|trustees?|ttees?|estate|family|custodian|utma|ugma)\b/i

/** How the account is held, and who inherits it: "JT TEN", "JTWROS", "POD ANA RUIZ". */
const TITLE = /(?:^|,? )(?:(?:JT|JOINT) ?TEN(?:ANTS)?(?: W?ROS)?|JT ?W?ROS|TEN (?:COM|ENT)|(?:POD|TOD|ITF)(?: .*)?)$/

/** The name on a line without the title of the account behind it; null if the line has nothing else. */
export function withoutTitle(line: Line): Line | null {
  const title = TITLE.exec(line.text)
  if (!title) return line
  const name = line.text.slice(0, title.index).split(' ').filter(Boolean)
  return name.length > 0 ? lineOf(line.words.slice(0, name.length)) : null
}

/** One name over several lines, or the holders of a joint account on a line each; null for no line. */
export function jointName(page: Page, lines: readonly Line[]): Found<string> | null {
  const isAnother = (line: Line, above: Line | undefined) =>
    above !== undefined && isPerson(line) && (isPerson(above) || isIncorporated(above))
  const texts = lines.map((line, i) => (isAnother(line, lines[i - 1]) ? `and ${line.text}` : line.text))
  const name = texts.join(' ').replaceAll(', and ', ' and ')
  const words = lines.flatMap((line) => line.words)
  return words.length > 0 ? foundAt(name, page, words) : null
}

/** Whether "DANIEL OKAFOR OR" or "& DARYL WEBB" joins a line to the next. */
export const goesOn = (line: Line, below: Line) =>
  /\s(?:and|or|&)$/i.test(line.text) || /^(?:and|or|&)\s/i.test(below.text)

const isPerson = ({ text }: Line) => !namesCompany(text) && !GOES_ON.test(text)
