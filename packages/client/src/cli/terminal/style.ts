import { styleText } from 'node:util'

/** Colours if the terminal supports them; respects `NO_COLOR`. */
export const style = {
  good: (text: string) => styleText('green', text),
  bad: (text: string) => styleText('red', text),
  doubtful: (text: string) => styleText('yellow', text),
  strong: (text: string) => styleText('bold', text),
  faint: (text: string) => styleText('dim', text),
}
