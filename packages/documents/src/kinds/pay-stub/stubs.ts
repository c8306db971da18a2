import type { ExtractedDocument } from '../../model/document.ts'
import type { ClaimedPage } from '../kind.ts'
import { wordsWithFormFields } from '../../layout/words/broken.ts'
import type { Page } from '../../model/page.ts'
import type { Trace } from '../../model/trace.ts'
import { documentOf } from './document.ts'
import { explainStub } from './explain.ts'
import { readStub, type StubReading } from './read-stub.ts'
import type { Slice } from '../../layout/flow.ts'
import { stubFlow } from './flow.ts'
import { printedBelow, printedBeside } from '../../tables/regions/repeated-headings.ts'
import { stubsByPayday } from './stubs-by-payday.ts'
import { layoutOf } from '../../tables/regions/layout.ts'
import { goesOnIn, isCopyOf, isOfItsYear } from './same-stub.ts'

interface Stub {
  slices: Slice[]
  reading: StubReading
}

export function stubsOn(pages: readonly ClaimedPage[]): ExtractedDocument[] {
  return stubsAmong(pages).map(({ reading }) => documentOf(reading))
}

export function explainStubs(pages: readonly ClaimedPage[], trace: Trace): void {
  for (const { slices } of stubsAmong(pages)) explainStub(slices, trace)
}

/** The stubs on these pages: several on one page, one over several, copies of one on a page once. */
function stubsAmong(pages: readonly ClaimedPage[]): Stub[] {
  const stubs: Stub[] = []
  for (const { page, claim } of pages) {
    const onPage = stubsOnPage(page)
    const last = stubs.at(-1)
    const joined = last && onPage.length === 1 && isNextPage(last, page) ? joinedWith(last, onPage[0]!) : null
    if (joined) stubs[stubs.length - 1] = joined
    else if (!claim.continuation) stubs.push(...withoutCopies(onPage))
  }
  return stubs
}

/** Of the copies of a stub, which a scan may have read differently, the one of which fewest checks fail. */
function withoutCopies(stubs: readonly Stub[]): Stub[] {
  const different: Stub[] = []
  for (const stub of stubs) {
    const twin = different.findIndex((other) => isCopyOf(other.reading, stub.reading))
    if (twin < 0) different.push(stub)
    else if (isBetter(stub, different[twin]!)) different[twin] = stub
  }
  return different
}

/** What is wrong with the cheque stands beside the copy below it, and goes with it. */
function isBetter(copy: Stub, first: Stub): boolean {
  const failed = failuresOf(first)
  return !failed.includes('cheque_agrees') && failuresOf(copy).length < failed.length
}

const failuresOf = ({ reading }: Stub) =>
  documentOf(reading).checks.flatMap(({ name, status }) => (status === 'failed' ? name : []))

function stubsOnPage(page: Page): Stub[] {
  const slices = [{ page, words: wordsWithFormFields(page) }]
  const flow = stubFlow(slices)
  const layout = layoutOf(flow)
  for (const printed of [stubsByPayday(flow), printedBeside(flow, layout), printedBelow(flow, layout)]) {
    const stubs = printed.length > 1 ? printed.map((words) => stubOf([{ page, words }])) : []
    if (stubs.length > 1 && stubs.every(isOfItsOwn)) return stubs
  }
  return [{ slices, reading: readStub(flow, layout) }]
}

/** A stub says what is paid and for when, or to whom: one table more of the stub above does not. */
function isOfItsOwn({ reading: { totals, dates, names } }: Stub): boolean {
  const isDated = dates.payDate !== null || dates.end !== null
  const { gross, net } = totals.current
  return net === null ? gross !== null && isDated : isDated || names.employee !== null
}

function stubOf(slices: Slice[]): Stub {
  const flow = stubFlow(slices)
  return { slices, reading: readStub(flow, layoutOf(flow)) }
}

/** Both as one, where a page goes on with the stub before or shows the year's figures of it. */
function joinedWith(stub: Stub, next: Stub): Stub | null {
  const joined = stubOf([...stub.slices, ...next.slices])
  const isOne = goesOnIn(stub.reading, next.reading) || isOfItsYear(stub.reading, next.reading, joined.reading)
  return isOne ? joined : null
}

function isNextPage({ slices }: Stub, page: Page): boolean {
  return slices.at(-1)!.page.number === page.number - 1
}
