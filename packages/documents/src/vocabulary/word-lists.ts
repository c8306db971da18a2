import { plain } from './normalise.ts'
import { within } from './phrases.ts'

const LABEL_WORDS = within(`
  employees?, employers?, period, dates?, number, num, no, id, ssn, ein, fein, social, soc, security, sec, status, address, department, dept,
  division, check, cheque, rate, hours?, hrs, title, gross, net, earnings?, deductions?, tax(es|able)?, statement, stub, payroll,
  paycheck, voucher, advice, marital, filing, grade, branch, exemptions?, allowances?, frequency, ytd, current, total, federal,
  state, local, file, clock, account, deposit, amount, non negotiable, page, phone, email, name, location, batch, begin(ning)?,
  end(ing)?, schedule, information, dist, site, doc, type, co, cost center, position, job, manager, memo, void, slip, pay,
  reference, authorized, signature, summary, description, hire, change, edit, weeks? (?:of|ending)
`)

const EACH = new RegExp(LABEL_WORDS, 'g')

/** Words with which payroll documents label amounts and dates. */
export const hasLabelWord = (text: string) => LABEL_WORDS.test(plain(text))

/** A normalised text without those words. */
export const withoutLabelWords = (label: string) => label.replace(EACH, ' ')

/** What ticks a box, a letter or a sign of its own, as a drawn one or the whole box with it. */
const SIGNS = '✓✔✗✘☑☒√🗸🗹'
const TICK = new RegExp(`^[Xx${SIGNS}]$`, 'u')
const SIGN = new RegExp(`[${SIGNS}]`, 'u')
const TICK_BOX = /^[☐☑☒□■]$/u

/** Whether a word is a box to tick, ticked or not. */
export const isTickBox = (text: string) => TICK_BOX.test(text)
/** Whether a word is a tick and nothing more. */
export const isTick = (text: string) => TICK.test(text)
/** Whether a word contains a tick that is not a letter. */
export const hasTickSign = (text: string) => SIGN.test(text)

/** Names that begin with a J, which OCR reads as a stroke; none that is a word without it, as "Jan" and "Jon" are. */
export const NAMES_WITH_J = (
  'Jack Jackie Jackson Jacob Jacobs Jacobson Jacqueline Jada Jaden Jade Jaime Jake Jamal James Jamie Jamison Jane Janelle Janet ' +
  'Janice Janine Jared Jasmin Jasmine Jason Javier Jayden Jayla Jaylen Jeanette Jeanne Jeff Jefferson Jeffery Jeffrey Jenkins ' +
  'Jenna Jennifer Jennings Jenny Jensen Jeremiah Jeremy Jermaine Jerome Jerry Jesse Jessica Jessie Jesus Jill Jillian Jim ' +
  'Jimenez Jimmy Joan Joann Joanna Joanne Joaquin Jocelyn Jodi Jody Joe Joel Joelle Joey Johanna John Johnathan Johnny Johns ' +
  'Johnson Johnston Jonah Jonas Jonathan Jones Jordan Jordyn Jorge Jose Josefina Joseph Josephine Josh Joshua Josiah Josie Joyce ' +
  'Juan Juana Juanita Juarez Judith Judy Julia Julian Juliana Julianne Julie Juliet Julio Julius June Justice Justin Justine'
).split(' ')
