/** The longest period, in days, that a statement is believed to cover where only one of its ends is printed in full. */
export const LONGEST_PERIOD_DAYS = 100

const WEEKDAYS = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?'
const IS_WEEKDAY = new RegExp(`^${WEEKDAYS}[.,]*$`, 'i')
const EACH_WEEKDAY = new RegExp(`\\b${WEEKDAYS}\\b[.,]?`, 'gi')

/** "Mon.", "Thursday," */
export const isWeekday = (word: string) => IS_WEEKDAY.test(word)

/** OCR sees a full stop in specks behind the mark, and a dash in two parts. */
const RANGE_MARK =
  /^\s*([-–—~](?:\s?[-–—~]){0,2}|[-–]\s*ending|\/|to|a|al|hasta|thru|through|until|and|ending|end)\.?\s*$/i

/** What stands between the two dates of a period, the day of the week perhaps: "Mon, Sep 15 - Sun, Sep 21". */
export function isRangeMark(text: string): boolean {
  return RANGE_MARK.test(text.replace(/[():]/g, '').replace(EACH_WEEKDAY, ''))
}
