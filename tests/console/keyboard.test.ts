import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { personalStatement } from '../end-to-end/drawn-applicant.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { inBrowser, newPerson, startBrowser, typeInto, type Person } from './browser.ts'

/** A package from sign-in to audit, by keyboard only. */

const MOST_STOPS = 60

inBrowser('by keyboard alone', () => {
  let service: RunningService
  let browser: Browser
  let person: Person
  let page: Page
  beforeAll(async () => {
    ;[service, browser] = await Promise.all([runService(), startBrowser()])
    await service.startWorker()
    person = await newPerson(browser, service.url)
    page = person.page
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await service.close()
  })

  const press = (key: string) => page.keyboard.press(key)
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()
  const said = (text: string) => page.getByText(text, { exact: true }).waitFor()

  /** Presses Tab until the element with this name has a visible focus. */
  async function tabTo(name: string): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      await press('Tab')
      if ((await page.evaluate<string>(FOCUSED)) !== name) continue
      expect({ [name]: await page.evaluate<string>(OUTLINE) }).not.toEqual({ [name]: 'none' })
      return
    }
    throw new Error(`"${name}" cannot be reached with the Tab key`)
  }

  async function choose(name: string): Promise<void> {
    await tabTo(name)
    await press('Enter')
  }

  test('a package is created, and a statement uploaded', async () => {
    await page.goto('/console/')
    await typeInto(page, 'API key', service.key)
    await press('Enter')
    await heading('Packages')
    await choose('New package')
    await typeInto(page, 'Title', 'Whitfield, purchase')
    await press('Enter')
    await heading('Whitfield, purchase')
    const chooser = page.waitForEvent('filechooser')
    await choose('Choose files')
    const { bytes } = await personalStatement()
    const statement = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
    await (await chooser).setFiles([statement])
    await page.getByRole('link', { name: 'Bank statement' }).waitFor()
    await page.getByText('Processed', { exact: true }).waitFor()
  })

  test('an entry is corrected, the correction undone, and the entry counted', async () => {
    await choose('Bank statement')
    await heading('Bank statement')
    await page.locator('[data-attention]').first().waitFor()
    await page.waitForFunction(`${PLACE} === 'main'`)
    await choose('Begin review')
    await page.getByLabel('Reason (optional)').waitFor()
    await press('Escape')
    await page.getByLabel('Reason (optional)').waitFor({ state: 'detached' })
    // A dialog returns the focus only after it has gone from the page.
    await page.waitForFunction(`(${FOCUSED}) === 'Begin review'`)
    await press('Enter')
    await page.getByLabel('Reason (optional)').waitFor()
    await press('Enter')
    await said('Under review')
    await page.waitForFunction(`${PLACE} === 'main'`)
    const toReview = await page.locator('[data-attention]').count()
    await press('j')
    await press('e')
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.waitFor()
    for (let stops = 0; stops < MOST_STOPS && !(await page.evaluate<boolean>(IS_AMOUNT)); stops++) {
      await press('Tab')
    }
    await page.keyboard.type('9999.00')
    await press('Enter')
    await said('Corrected')
    await page.getByText('Balance reconciliation').first().waitFor()
    await press('u')
    await said('Undone')
    await page.getByText('Balance reconciliation').first().waitFor({ state: 'detached' })
    expect(await page.locator('[data-attention]').count()).toBe(toReview)
    await press('j')
    await press('Enter')
    await said('Confirmed')
    await page
      .locator('[data-attention]')
      .nth(toReview - 1)
      .waitFor({ state: 'detached' })
    await press('u')
    await said('Undone')
    await page
      .locator('[data-attention]')
      .nth(toReview - 1)
      .waitFor()
    await press('j')
    await press('o')
    await typeInto(page, 'Reason', 'Documented by a contract')
    await press('Enter')
    await page.getByText(/^(Counted|Left out)$/).waitFor()
  })

  test('the review is completed, the model exported, and the audit read', async () => {
    await choose('Complete review')
    await said('Processed')
    await choose('Monthly income')
    await heading('Missing documents')
    await choose('Bank Statement Income (Personal)')
    await heading('Totals of entries')
    const download = page.waitForEvent('download')
    await choose('CSV')
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Documented by a contract')
    await choose('Whitfield, purchase')
    await heading('Missing documents')
    await choose('Audit')
    await page.getByRole('cell', { name: 'Documented by a contract' }).waitFor()
  })

  test('the browser reported no errors and no violations', () => {
    expect(person.faults).toEqual([])
  })
})

const FOCUSED = `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()`
const PLACE = `document.activeElement.id || document.activeElement.localName`
const IS_AMOUNT = `document.activeElement.name === 'amount'`
const OUTLINE = `getComputedStyle(document.activeElement).outlineStyle`
