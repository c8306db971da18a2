import { diffArrays } from 'diff'
import { isMessage } from './output.ts'

/** Which lines count: rewording a message changes no amount. */
export type Compared = 'figures' | 'figures and messages'

/** The different lines, each below its document, "-" for before and "+" for after. */
export function differences(before: string, after: string, compared: Compared): string[] {
  const linesOf = (output: string) =>
    output.split('\n').filter((line) => line !== '' && (compared === 'figures and messages' || !isMessage(line)))
  let heading: string | null = null
  let shown: string | null = null
  return diffArrays(linesOf(before), linesOf(after)).flatMap(({ value, added, removed }) =>
    value.flatMap((line) => {
      if (!line.startsWith(' ')) heading = line
      if (!added && !removed) return []
      const context = heading !== null && heading !== shown && heading !== line ? [`  ${heading}`] : []
      shown = heading
      return [...context, `${added ? '+' : '-'} ${line}`]
    }),
  )
}
