import type { ReadableFile } from '../file.ts'
import type { Survey } from '../reader.ts'
import type { Step } from './serve.ts'

const BUDGET_MS = 500
const BUDGET_PAGES = 50

/** Examines pages in order until the time budget is used up. */
export async function survey(file: ReadableFile, fromPage: number, step: Step): Promise<Survey> {
  const begun = performance.now()
  const result: Survey = { pagesTotal: file.pagesTotal, pages: [], needsOcr: [], nextPage: null }
  let number = fromPage
  while (number <= file.pagesTotal && number < fromPage + BUDGET_PAGES && performance.now() - begun < BUDGET_MS) {
    step(number)
    const page = await file.textLayer(number)
    if (page.trust === 'whole') result.pages.push(page.page)
    else result.needsOcr.push(number)
    number++
  }
  if (number <= file.pagesTotal) result.nextPage = number
  return result
}
