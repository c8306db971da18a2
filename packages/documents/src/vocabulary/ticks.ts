/** What ticks a box, a letter or a sign of its own, as a drawn one or the whole box with it. */
const SIGNS = '✓✔✗✘☑☒√🗸🗹'
const TICK = new RegExp(`^[Xx${SIGNS}]$`, 'u')
const SIGN = new RegExp(`[${SIGNS}]`, 'u')

/** Whether a word is a tick and nothing more. */
export const isTick = (text: string) => TICK.test(text)
/** Whether a tick that is not a letter stands in a word. */
export const hasTickSign = (text: string) => SIGN.test(text)
