import { isoDate } from '../../entities/date.ts'
import { GUESSED } from './header/names.ts'
import { earnings } from './lines/money-line.ts'
import type { StubReading } from './read-stub.ts'
import { plain } from '../../vocabulary/normalise.ts'

/** Whether a page goes on with the stub of the page before: nothing on it speaks against it, and one of them is incomplete. */
export function goesOnIn(stub: StubReading, next: StubReading): boolean {
  return (
    !areInConflict(stub, next) && !(isComplete(stub) && isComplete(next)) && !(isComplete(stub) && startsAnew(next))
  )
}

/** Whether a page shows the year of the stub before, set out alike: read as one, its sums are those of the year. */
export function isOfItsYear(stub: StubReading, next: StubReading, joined: StubReading): boolean {
  const { current, ytd } = joined.totals
  const isSame = (a: Total, b: Total) => a !== null && b !== null && a.cents === b.cents
  return (
    !areInConflict(stub, next) &&
    stub.totals.ytd.gross === null &&
    isSame(current.gross, stub.totals.current.gross) &&
    isSame(current.net, stub.totals.current.net) &&
    isSame(ytd.gross, next.totals.current.gross)
  )
}

type Total = StubReading['totals']['current']['gross']

function areInConflict(stub: StubReading, next: StubReading): boolean {
  return (
    differ(payDate(stub), payDate(next)) ||
    differ(periodEnd(stub), periodEnd(next)) ||
    differ(employee(stub), employee(next))
  )
}

/** Whether two stubs of a page say the same: the copy that stays with the cheque and the one for the files. */
export function isCopyOf(stub: StubReading, other: StubReading): boolean {
  return fingerprint(stub) === fingerprint(other) || isScannedCopyOf(stub, other)
}

/** A scan may read a line of one copy otherwise: the same gross and net on the same payday for the same period are one pay. */
function isScannedCopyOf(stub: StubReading, other: StubReading): boolean {
  if (!isScanned(stub) || !isScanned(other)) return false
  const [a, b] = [stub, other].map((each) => [
    payDate(each),
    periodEnd(each),
    each.totals.current.gross?.cents,
    each.totals.current.net?.cents,
  ])
  return a!.every((value, i) => value !== null && value !== undefined && value === b![i])
}

const isScanned = ({ flow }: StubReading) => flow.parts.every(({ page }) => page.source === 'ocr')

function isComplete({ totals, lines }: StubReading): boolean {
  return totals.current.net !== null && (totals.current.gross !== null || earnings(lines).length > 0)
}

/** A page with a pay date and a net pay of its own is no continuation. */
function startsAnew(stub: StubReading): boolean {
  return stub.totals.current.net !== null && payDate(stub) !== null
}

function fingerprint(stub: StubReading): string {
  const { current, ytd } = stub.totals
  const amounts = [current.gross, current.net, ytd.gross, ytd.net].map((total) => total?.cents ?? '')
  const lines = stub.lines.map((line) => `${line.current ?? ''}/${line.ytd ?? ''}`)
  return [payDate(stub), periodEnd(stub), ...amounts, ...lines].join('|')
}

const payDate = ({ dates }: StubReading) => (dates.payDate ? isoDate(dates.payDate.date) : null)
const periodEnd = ({ dates }: StubReading) => (dates.end ? isoDate(dates.end.date) : null)
const employee = ({ names: { employee } }: StubReading) =>
  employee && employee.certainty > GUESSED ? plain(employee.phrase.text) : null

function differ(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b
}
