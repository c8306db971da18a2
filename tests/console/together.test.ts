import { gzipSync } from 'node:zlib'
import { createKey, createTenant, createUser } from '@income/api/admin'
import { createDatabase, createS3Storage, s3Options, type Database } from '@income/platform'
import { PDFDocument } from 'pdf-lib'
import type { Browser } from 'playwright-core'
import { startApiProcess, type ApiProcess } from '../support/service/api-process.ts'
import { largePackageUnderReview } from '../support/documents/large-package.ts'
import { byLength } from '../support/measures/length.ts'
import { measured, promised, seconds } from '../support/measures/measured.ts'
import { testStores } from '../support/stores/test-stores.ts'
import { inBrowser, lookAtAsItIs, signedIn, startBrowser, type Person } from './browser.ts'

/** Two reviewers with one package of thousands of entries. */

const ENTRIES = byLength({ full: 5_000, short: 1_500 })
/** Of the original; the entries are on the first of them. */
const PAGES = byLength({ full: 600, short: 100 })
const FIRST_PAGE_MS = 1_500
const LIT_MS = 100
const FIRST_PAGE_BYTES = 250 * 1024

inBrowser('a package of thousands of entries', () => {
  let db: Database
  let api: ApiProcess
  let browser: Browser
  let first: Person
  let second: Person
  let address: string
  beforeAll(async () => {
    const settings = await testStores()
    db = createDatabase({ url: settings.DATABASE_URL, poolSize: 2 })
    const tenant = await createTenant(db, { name: 'Acme Lending' })
    const keyOf = async (email: string) => {
      await createUser(db, { tenantId: tenant.id, email })
      return createKey(db, { tenantId: tenant.id, user: email, scopes: ['read', 'review'] })
    }
    const [a, b] = [await keyOf('ada@acme.test'), await keyOf('ben@acme.test')]
    const user = await db.user.findFirstOrThrow({ where: { email: 'ada@acme.test' } })
    const packageId = await largePackageUnderReview(db, { tenantId: tenant.id, userId: user.id, keyId: a.id }, ENTRIES)
    const { sealedKey } = await db.upload.findFirstOrThrow()
    await createS3Storage(s3Options(settings)).write(sealedKey!, await blank(PAGES), 'application/pdf')
    const [document] = await db.document.findMany({ where: { packageId }, select: { id: true } })
    address = `/console/packages/${packageId}/documents/${document!.id}`
    ;[api, browser] = await Promise.all([startApiProcess(settings), startBrowser()])
    first = await signedIn(browser, { url: api.url, key: a.key })
    second = await signedIn(browser, { url: api.url, key: b.key })
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await api.stop()
    await db.$disconnect()
  })

  test('the first page loads no more JavaScript than promised', async () => {
    const html = await (await fetch(`${api.url}/console/`)).text()
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="(\/console\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!),
    )
    const sizes = await Promise.all(
      [...scripts].map(async (path) => gzipSync(await (await fetch(api.url + path)).text()).length),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    measured('JavaScript of the first page, compressed', `${Math.round(total / 1024)} KB`)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(FIRST_PAGE_BYTES)
  })

  test('it responds at once, and a selection is highlighted at once', async () => {
    const { page } = first
    await page.goto('/console/packages')
    const began = performance.now()
    await page.goto('/console/packages')
    await page.getByRole('link', { name: 'A loan' }).waitFor()
    promised('the list of packages is usable', performance.now() - began, FIRST_PAGE_MS)

    const opened = performance.now()
    await page.goto(address)
    await page.getByRole('img', { name: 'Page 1', exact: true }).waitFor()
    measured(`an original of ${PAGES} pages is open`, seconds(performance.now() - opened))
    // Only the visible pages are drawn.
    expect(await page.getByRole('img', { name: /^Page \d+$/ }).count()).toBeLessThan(6)
    await page.getByRole('tab', { name: `Entries ${ENTRIES.toLocaleString('en-US')}` }).click()
    await page.getByRole('row', { name: /GROCERY OUTLET PURCHASE 10 / }).waitFor()
    const lit = await page.evaluate<number>(UNTIL_LIT)
    promised(`the box of one of ${ENTRIES} entries is lit`, lit, LIT_MS)
    // Only visible rows exist.
    expect(await page.getByRole('row').count()).toBeLessThan(60)
  })

  test('the slower reviewer sees both values, and decides', async () => {
    await second.page.goto(address)
    for (const { page } of [first, second]) {
      await page.getByRole('tab', { name: /^Entries/ }).click()
      await page.getByRole('row', { name: /GROCERY OUTLET PURCHASE 10 / }).click()
      await page.getByRole('button', { name: 'Correct' }).click()
    }
    await correct(first, '15.00')
    await first.page.getByText('Corrected', { exact: true }).waitFor()
    await correct(second, '17.00')
    const dialog = second.page.getByRole('dialog', { name: 'Someone else changed it first' })
    await dialog.getByText(/^ada@acme\.test changed/).waitFor()
    await dialog.getByText('Amount: 15.00').waitFor()
    await lookAtAsItIs(second.page, 'somebody was faster')
    await dialog.getByRole('button', { name: 'Use mine' }).click()
    await second.page.getByText('Corrected', { exact: true }).waitFor()
    // The other reviewer's page updates by itself.
    await first.page.getByRole('row', { name: /PURCHASE 10 .*\$17\.00/ }).waitFor()
    expect([first.faults, second.faults]).toEqual([[], []])
  })

  test('a change made offline is saved when the connection is back', async () => {
    await first.page.context().setOffline(true)
    await first.page.getByText('No connection.').waitFor()
    await first.page.getByRole('button', { name: 'Correct' }).click()
    await correct(first, '18.00')
    await first.page.getByRole('row', { name: /PURCHASE 10 .*\$18\.00/ }).waitFor()
    expect(await second.page.getByRole('row', { name: /PURCHASE 10 .*\$17\.00/ }).count()).toBe(1)
    await first.page.context().setOffline(false)
    await second.page.getByRole('row', { name: /PURCHASE 10 .*\$18\.00/ }).waitFor()
    expect([first.faults, second.faults]).toEqual([[], []])
  })

  test('a form stays open while another reviewer settles its value, and then both values are shown', async () => {
    await db.entry.updateMany({ where: { description: 'GROCERY OUTLET PURCHASE 11' }, data: { confidence: 0.5 } })
    for (const { page } of [first, second]) {
      await page.goto(address)
      await page.getByRole('button', { name: /^Low confidence: GROCERY OUTLET PURCHASE 11/ }).click()
      await page.getByRole('button', { name: 'Correct' }).click()
    }
    await second.page.getByLabel('Amount', { exact: true }).fill('21.00')
    await correct(first, '22.00')
    await second.page.getByRole('button', { name: /PURCHASE 11.*\$22\.00/ }).waitFor()
    await second.page.getByRole('button', { name: 'Save' }).click()
    const dialog = second.page.getByRole('dialog', { name: 'Someone else changed it first' })
    await dialog.getByText('Amount: 22.00').waitFor()
    await dialog.getByText('Amount: 21.00').waitFor()
    await dialog.getByRole('button', { name: 'Keep theirs' }).click()
    expect([first.faults, second.faults]).toEqual([[], []])
  })

  test('on a phone, which shows no thumbnails, the pages are as wide as the screen', async () => {
    const { page } = second
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    const shown = page.getByRole('img', { name: 'Page 1', exact: true })
    await shown.waitFor()
    expect((await shown.boundingBox())?.width).toBeGreaterThan(330)
  })

  async function correct({ page }: Person, amount: string): Promise<void> {
    await page.getByLabel('Amount', { exact: true }).fill(amount)
    await page.getByRole('button', { name: 'Save' }).click()
  }
})

/**
 * Selects some rows one after the other; returns the median time in milliseconds until the box of each is highlighted.
 */
const UNTIL_LIT = `(async () => {
  const times = []
  for (const row of [...document.querySelectorAll('[data-entry]')].slice(2, 8)) {
    const began = performance.now()
    row.click()
    const box = '[data-figure="entry:' + row.dataset.entry + '"][data-look="chosen"]'
    while (!document.querySelector(box)) await new Promise((resolve) => requestAnimationFrame(resolve))
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]
})()`

async function blank(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < pages; page++) pdf.addPage([612, 792]).drawText(`Page ${page + 1}`, { x: 72, y: 700 })
  return Buffer.from(await pdf.save())
}
