import { type Cents, type Check, sumCents } from '@income/shared'
import { amount, check, notApplicable, passed } from '../../../model/check.ts'
import { dayNumber, hasYear, isoDate } from '../../../entities/date.ts'
import { hasCents } from '../../../layout/lexer/numbers.ts'
import type { LineItem } from '../../../tables/rows/line-item.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { areOfTwoPeople } from '../identity/found-name.ts'
import type { StubDates } from '../identity/pay-period.ts'
import type { StubReading } from '../read-stub.ts'
import { isEmployerLine } from '../vocabulary/total.ts'

/** A deposit may be dated some days after its stub. */
export const MOST_DAYS = 31

/** A stub and its cheque show the same person, payday and pay. If they do not, one of them was altered. */
export function chequeAgrees(reading: StubReading): Check {
  const { employee, payee } = reading.names
  if (employee && payee && areOfTwoPeople(employee, payee))
    return check('cheque_agrees', 'failed', 'The paycheck is made out to a different person than the pay stub.')
  return anotherDay(reading) ?? anotherAmount(reading) ?? sameCheque(reading)
}

function sameCheque({ names: { payee }, dates: { otherPayDates } }: StubReading): Check {
  if (!payee && otherPayDates.length === 0) return notApplicable('cheque_agrees', 'The pay stub has no paycheck.')
  return passed('cheque_agrees', 'The pay stub and its paycheck show the same person, payday and pay.')
}

function anotherDay({ dates }: StubReading): Check | null {
  const days = anotherPayday(dates, (apart) => apart > MOST_DAYS)
  if (!days) return null
  return check(
    'cheque_agrees',
    'failed',
    `The pay stub is dated ${days.expected}, but its paycheck ${days.actual}.`,
    days,
  )
}

/** The stub's pay date and another that is printed, so many days apart; null if there is none. */
export function anotherPayday(
  { payDate, otherPayDates }: StubDates,
  isFar: (days: number) => boolean,
): { expected: string; actual: string } | null {
  const dated = payDate?.date
  if (!hasYear(dated)) return null
  const other = otherPayDates.find(({ date }) => hasYear(date) && isFar(Math.abs(dayNumber(date) - dayNumber(dated))))
  return other ? { expected: isoDate(dated), actual: isoDate(other.date) } : null
}

/** A cheque is for the net pay, and a deposit for all or a part of it. */
function anotherAmount(reading: StubReading): Check | null {
  const net = reading.totals.current.net?.cents ?? 0n
  if (net <= 0n) return null
  const deposited = deposits(reading)
  const cheque = chequeAmount(reading)
  const isWrong = cheque !== null && (cheque > net || (cheque < net && deposited.length === 0))
  const actual = isWrong ? cheque : sumCents(deposited)
  if (!isWrong && actual <= net) return null
  const what = isWrong ? 'its paycheck is made out for' : 'the listed deposits are'
  const message = `Net pay is ${amount(net)}, but ${what} ${amount(actual)}.`
  return check('cheque_agrees', 'failed', message, { expected: net, actual })
}

const TO_ORDER = /\border of\b/i

/** "Pay to the order of  Carl Jensen   $2,400.00": the last amount on the line; null if there is none. */
function chequeAmount({ flow }: StubReading): Cents | null {
  const lines = flow.lines.filter(({ text }) => TO_ORDER.test(text))
  const figures = lines.flatMap((line) => line.figures.filter((figure) => hasCents(figure) && /[$*]/.test(figure.text)))
  const cents = figures.at(-1)?.amount?.cents ?? null
  return cents === 0n ? null : cents
}

/** Words and numbers of an account: "Checking ****1234", "Deposited to savings". */
const ACCOUNT = /\b(checking|savings|chkg?|svgs?|acct|account|deposit(ed)?)\b|[x*]{3,}\d/i

/** What went to each account, or to the employee. The year's amounts are not compared. */
function deposits({ tables, names: { employee } }: StubReading): Cents[] {
  const person = employee && plain(employee.phrase.text)
  const isDeposit = ({ section, description, total }: LineItem) =>
    section === 'distribution' &&
    total === null &&
    !TO_ORDER.test(description) &&
    !isEmployerLine(description) &&
    (ACCOUNT.test(description) || plain(description) === person)
  return tables.flat().flatMap((line) => (isDeposit(line) ? (depositOf(line) ?? []) : []))
}

function depositOf({ values }: LineItem): Cents | null {
  const figures = Object.values(values).filter(hasCents)
  const alone = figures.length === 1 && !values.ytd ? figures[0] : undefined
  return (values.current ?? alone)?.amount?.cents ?? null
}
