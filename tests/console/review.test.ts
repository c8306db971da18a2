import { readFile } from 'node:fs/promises'
import { newId } from '@income/platform'
import { degrade, PRESETS } from '@income/samples'
import type { Browser, Page } from 'playwright-core'
import { payStub, personalStatement } from '../end-to-end/drawn-applicant.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { inBrowser, lookAt, signedIn, startBrowser, typeInto, type Person } from './browser.ts'

/** A reviewer's day, in a browser against the whole service. */

const LOCKED = new URL('../fixtures/locked-pay-stub.pdf', import.meta.url)
const DOCUMENT = /^(Bank statement|Pay stub)/

inBrowser('the console', () => {
  let service: RunningService
  let browser: Browser
  let person: Person
  let page: Page
  beforeAll(async () => {
    ;[service, browser] = await Promise.all([runService(), startBrowser()])
    await service.startWorker()
    person = await signedIn(browser, service)
    page = person.page
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await service.close()
  })

  const monthly = () => page.getByText('Monthly income').locator('..').locator('strong').innerText()

  test('a statement, a scan and a protected file are uploaded and read, with visible progress', async () => {
    await lookAt(page, 'packages, empty')
    await page.getByRole('button', { name: 'New package' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Whitfield, purchase')
    await lookAt(page, 'new package')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('heading', { name: 'Whitfield, purchase' }).waitFor()
    const [statement, stub] = [await personalStatement(), await degrade(await payStub(2025, 2), PRESETS.clean_scan)]
    await page.getByLabel('Files to upload').setInputFiles([
      { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from(statement.bytes) },
      { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(stub.bytes) },
      { name: 'locked.pdf', mimeType: 'application/pdf', buffer: await readFile(LOCKED) },
    ])
    await page.getByRole('link', { name: DOCUMENT }).nth(1).waitFor()
    await page.getByText('Failed', { exact: true }).nth(1).waitFor()
    const password = page.getByRole('form', { name: 'Password of locked.pdf' })
    await password.getByLabel('Password').fill('open-sesame')
    await lookAt(page, 'package, a password')
    await password.getByRole('button', { name: 'Open' }).click()
    await page.getByText('Processed', { exact: true }).waitFor()
    await page.getByRole('link', { name: DOCUMENT }).nth(2).waitFor()
    expect(await page.getByRole('link', { name: DOCUMENT }).count()).toBe(3)
    await page.getByText('How it is calculated').waitFor()
    await lookAt(page, 'package')
  })

  test('a selected value is highlighted on the page, and a place selected on the page is found among the values', async () => {
    await page.getByRole('link', { name: /^Bank statement/ }).click()
    await page.getByText('Document 3 of 3').waitFor()
    await page.keyboard.press('p')
    await page.getByText('Document 2 of 3').waitFor()
    await page.getByRole('heading', { name: 'Pay stub', level: 1 }).waitFor()
    await page.keyboard.press('n')
    await page.getByText('Document 3 of 3').waitFor()
    await page.getByRole('tab', { name: /^Fields/ }).click()
    await page.locator('[data-field="closing_balance"]').click()
    await page.locator('[data-figure="field:closing_balance"][data-look="chosen"]').waitFor()
    await page.getByRole('button', { name: /^AIRBNB PAYMENTS/ }).click()
    await page.getByRole('row', { name: /AIRBNB PAYMENTS/, selected: true }).waitFor()
    await lookAt(page, 'document')
  })

  test('an amount is corrected: the check reports the wrong sum, and undoing restores it', async () => {
    await page.getByRole('button', { name: 'Begin the review to change it' }).click()
    await lookAt(page, 'begin the review')
    await page.getByRole('button', { name: 'Begin review', exact: true }).last().click()
    await page.getByRole('button', { name: 'Correct' }).click()
    await page.getByLabel('Amount').fill('1,300.O0')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('“1,300.O0” is not an amount.').waitFor()
    await page.getByLabel('Amount').fill('$1,300')
    // What was typed is kept while the form is hidden.
    await page.getByRole('tab', { name: /^Checks/ }).click()
    await page.getByRole('tab', { name: /^Entries/ }).click()
    expect(await page.getByLabel('Amount').inputValue()).toBe('$1,300')
    await page.getByRole('tab', { name: /^Checks/ }).click()
    await page.keyboard.press('p')
    await page.getByText('Document 2 of 3').waitFor()
    // A field that was not read can be added.
    await page.getByRole('tab', { name: /^Fields/ }).click()
    await page.locator('[data-field="hire_date"]', { hasText: 'not read' }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByLabel('Hire date').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('n')
    await page.getByText('Document 3 of 3').waitFor()
    expect(await page.getByLabel('Amount').inputValue()).toBe('$1,300')
    let requests = 0
    await page.route('**/entries/*', async (route) => {
      requests += 1
      if (requests > 2) return route.continue()
      // The second request makes the change, and a proxy loses the answer.
      if (requests === 2) await route.fetch()
      return route.fulfill({ status: requests === 1 ? 500 : 502, contentType: 'text/html', body: '<h1>' })
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Not saved.').waitFor()
    await page.getByRole('button', { name: 'Save again' }).click()
    await page.getByText('The service does not answer.').waitFor()
    await page.getByText('Corrected', { exact: true }).waitFor()
    await page.unroute('**/entries/*')
    await page.getByRole('tab', { name: /^To review/ }).click()
    await page.getByRole('button', { name: /Balance reconciliation/ }).click()
    const sum = page.getByRole('table', { name: 'Arithmetic of the check' })
    await sum.getByRole('row', { name: /Difference.*\$100\.00/ }).waitFor()
    expect(await page.locator('[data-look="term"]').count()).toBeGreaterThan(3)
    await lookAt(page, 'failed check')
    await page.keyboard.press('u')
    await page.getByText('Undone', { exact: true }).waitFor()
    await page.getByRole('button', { name: /Balance reconciliation/ }).waitFor({ state: 'detached' })
  })

  test('a sign of tampering is highlighted on the page, dismissed with a reason, and the dismissal undone', async () => {
    await addSignal(service, page.url())
    await page.reload()
    await page.getByRole('tab', { name: /^Signals/ }).click()
    await page.locator('[data-signal="text_typed_over"]').click()
    await page.locator('[data-figure^="signal:"][data-look="chosen"]').waitFor()
    await page.getByTitle('In an earlier state of the file').filter({ hasText: '1,349.75' }).waitFor()
    await page.getByRole('button', { name: 'Dismiss …' }).click()
    await page.getByLabel('Reason').fill('Confirmed by telephone')
    await lookAt(page, 'signals')
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await page.getByText(/^Dismissed by .*: Confirmed by telephone/).waitFor()
    await page.getByRole('button', { name: 'Undo the dismissal' }).click()
    await page.getByText(/^Dismissed by/).waitFor({ state: 'detached' })
  })

  test('an entry is counted by keyboard only, and monthly income changes', async () => {
    const before = await monthly()
    await page.keyboard.press('j')
    for (let steps = 0; steps < 20 && !(await focused(page)).includes('HARBOR'); steps++) await page.keyboard.press('j')
    expect(await focused(page)).toContain('HARBOR')
    await page.keyboard.press('o')
    await typeInto(page, 'Reason', 'Not of this employer')
    await page.keyboard.press('Enter')
    await page.getByText('Counted', { exact: true }).waitFor()
    await page.locator('s').filter({ hasText: before }).first().waitFor()
    expect(await monthly()).not.toBe(before)
    await page.keyboard.press('?')
    await lookAt(page, 'keys')
    await page.keyboard.press('Escape')
  })

  test('the review is completed, the model exported, and the audit trail shows who did what', async () => {
    await page.getByRole('button', { name: 'Complete review' }).click()
    await page.getByText('Processed', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Monthly income' }).click()
    await page.getByRole('heading', { name: 'Missing documents' }).waitFor()
    await lookAt(page, 'income')
    const recomputed = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Recompute with the current settings' }).click()
    expect((await recomputed).ok()).toBe(true)
    await page.getByRole('button', { name: 'Recomputing …' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Bank Statement Income (Personal)' }).click()
    await page.getByRole('heading', { name: 'Totals of entries' }).waitFor()
    await lookAt(page, 'model')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toContain('Not of this employer')
    await page.goBack()
    await page.getByRole('link', { name: 'Audit' }).click()
    await page.getByRole('cell', { name: 'Not of this employer' }).waitFor()
    await page.getByRole('cell', { name: /^Entry overridden.*HARBOR ANALYTICS PAYROLL/ }).waitFor()
    await lookAt(page, 'audit')
    await page
      .getByRole('link', { name: /^Bank statement, / })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Bank statement', level: 1 }).waitFor()
    await page.locator('[data-look="chosen"]').waitFor()
  })

  test('on a phone no page is wider than the screen', async () => {
    const document = page.url()
    const loanPackage = document.replace(/\/documents\/.*/, '')
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of [document, loanPackage, `${loanPackage}/income`, `${loanPackage}/audit`]) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect({ [address]: await page.evaluate<number>(WIDTH_OF_PAGE) }).toEqual({ [address]: 390 })
    }
  })

  test('the browser reported no errors and no violations', () => {
    expect(person.faults).toEqual([])
  })
})

const WIDTH_OF_PAGE = `Math.max(...['html', '#main'].map((each) => document.querySelector(each).scrollWidth))`

/** As if the reader had seen that the closing balance was typed over another. */
async function addSignal({ db }: RunningService, address: string): Promise<void> {
  const [documentId] = /(?<=\/documents\/)[\w-]+/.exec(address)!
  const { tenantId, packageId, fileId } = await db.document.findUniqueOrThrow({ where: { id: documentId } })
  const summary = 'A value is typed over another'
  const evidence = [
    { page: 1, box: [0.475, 0.359, 0.548, 0.376], detail: '9,349.75 is typed over 1,349.75', before: '1,349.75' },
  ]
  const seen = { code: 'text_typed_over', category: 'drawing', severity: 'high', summary, evidence }
  await db.signal.create({ data: { id: newId(), tenantId, packageId, fileId, documentId, ...seen } })
}

function focused(page: Page): Promise<string> {
  return page.evaluate("document.activeElement?.textContent ?? ''")
}
