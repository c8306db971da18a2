import { workedStatement } from '@income/samples'
import type { Browser, Page } from 'playwright-core'
import { payStub } from '../end-to-end/drawn-applicant.ts'
import { runService, type RunningService } from '../support/running-service.ts'
import { inBrowser, signedIn, startBrowser, type Person } from './browser.ts'

/** Uploads over a bad connection, and names that are markup. */

const MARKUP = '<img src=x onerror="window.hacked=1">'
const FILE_NAME = `"><script>window.hacked=1</script> '&.pdf`

inBrowser('uploads in the console', () => {
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

  async function newPackage(title: string): Promise<void> {
    await page.goto('/console/packages')
    await page.getByRole('button', { name: 'New package' }).click()
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('heading', { name: title }).waitFor()
  }

  test('an upload goes on by itself after a lost connection, and is registered once', async () => {
    await newPackage('A bad connection')
    const { bytes } = await payStub(2025, 3)
    await page.context().setOffline(true)
    await page
      .getByLabel('Files to upload')
      .setInputFiles([{ name: 'stub.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) }])
    await page.getByText('Interrupted: goes on when the connection is back').waitFor()
    await page.getByText('No connection.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: /^Pay stub/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Delete stub.pdf' }).count()).toBe(1)
  })

  test('markup in titles, file names and documents is text', async () => {
    await newPackage(MARKUP)
    const { bytes } = await workedStatement({
      bank: 'First Granite Bank',
      holder: 'Elena R Whitfield',
      address: { street: '118 Hawthorne Avenue', city: 'Raleigh', state: 'NC', zip: '27601' },
      account: { type: 'checking', number: '4400913377' },
      start: '2025-02-01',
      end: '2025-02-28',
      opening: 4_000_00n,
      transactions: [
        ['2025-02-11', `PAYOUT ${MARKUP}`, 1_200_00n],
        ['2025-02-18', '<script>window.hacked=1</script> BILL PAY', -140_25n],
      ],
    })
    await page
      .getByLabel('Files to upload')
      .setInputFiles([{ name: FILE_NAME, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }])
    await page.getByText(FILE_NAME, { exact: true }).first().waitFor()
    await page.getByRole('link', { name: /^Bank statement/ }).click()
    await page.getByRole('tab', { name: /^Entries/ }).click()
    await page.getByRole('row', { name: /<img src=x/ }).click()
    await page.getByRole('button', { name: 'Begin review', exact: true }).click()
    await page.getByLabel('Reason (optional)').fill(MARKUP)
    await page.getByRole('button', { name: 'Begin review', exact: true }).last().click()
    await page.getByText('Under review', { exact: true }).waitFor()
    await page.getByRole('link', { name: MARKUP }).click()
    await page.getByRole('link', { name: 'Audit' }).click()
    await page.getByRole('cell', { name: MARKUP }).waitFor()
    expect(await page.evaluate('window.hacked')).toBeUndefined()
    expect(person.faults).toEqual([])
  })
})
