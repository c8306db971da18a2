import { styleText } from 'node:util'

/** Colours where the terminal has them; `NO_COLOR` is heeded. */
export const style = {
  good: (text: string) => styleText('green', text),
  bad: (text: string) => styleText('red', text),
  doubtful: (text: string) => styleText('yellow', text),
  strong: (text: string) => styleText('bold', text),
  faint: (text: string) => styleText('dim', text),
}
