import type { Figure } from './figures.ts'

/** Hours or a rate as a decimal number; null where the figure is none. */
export function decimalOf(figure: Figure | undefined): string | null {
  const clock = /^(\d+):(\d\d)$/.exec(figure?.text ?? '')
  if (clock) return decimalHours(clock[1]!, clock[2]!)
  const text = figure?.text.replace(/[$,()]/g, '').replace(/^(.*)-$/, '-$1') ?? ''
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? text.replace(/\.$/, '').replace(/^(-?)\./, '$10.') : null
}

/** "4:30" is four and a half hours; to the hundredth, as payrolls round. */
function decimalHours(hours: string, minutes: string): string {
  return `${hours}.${String(Math.round((Number(minutes) * 100) / 60)).padStart(2, '0')}`
}
