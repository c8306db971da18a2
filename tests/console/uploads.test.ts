import { randomBytes } from 'node:crypto'
import { workedStatement } from '@income/samples'
import { PDFDocument } from 'pdf-lib'
import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { payStub } from '../end-to-end/drawn-applicant.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { until } from '../support/clients/until.ts'
import { inBrowser, lookAtAsItIs, signedIn, startBrowser, type Person } from './browser.ts'

/** Uploads over a bad connection, and names that contain markup. */

const MARKUP = '<img src=x onerror="window.hacked=1">'
/** It is long, and without its override it ends in "fdp.pdf" read from the right. */
const FILE_NAME = `"><script>window.hacked=1</script> '&\n<b>next line</b>${'n'.repeat(150)}\u202Efdp.pdf`
const SHOWN_NAME = FILE_NAME.replace('\n', '⟨U+000A⟩').replace('\u202E', '⟨U+202E⟩')

/** A file takes this long on the slow connection: long enough to be seen on its way on a busy machine. */
const SECONDS_ON_THE_WAY = 12
const SLOW_BYTES_PER_SECOND = 35_000
const LARGE_BYTES = SECONDS_ON_THE_WAY * SLOW_BYTES_PER_SECOND

inBrowser('uploads in the console', () => {
  let service: RunningService
  let browser: Browser
  let person: Person
  let page: Page
  let network: CDPSession | undefined
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

  async function newPackage(title: string, identifier = ''): Promise<void> {
    await page.goto('/console/packages')
    await page.getByRole('button', { name: 'New package' }).click()
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel(/^Your identifier/).fill(identifier)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByText('Drop PDF, PNG or JPEG files here').waitFor()
  }

  /** Changes the connection to the service from now on. */
  async function connection(state: 'usual' | 'slow' | 'none'): Promise<void> {
    network ??= await page.context().newCDPSession(page)
    const uploadThroughput = state === 'slow' ? SLOW_BYTES_PER_SECOND : -1
    const conditions = { offline: state === 'none', latency: 0, downloadThroughput: -1, uploadThroughput }
    await network.send('Network.emulateNetworkConditions', conditions)
  }

  test('an upload whose connection is lost in the middle continues by itself, and is registered once', async () => {
    await newPackage('A bad connection')
    const bytes = await largeStub(3)
    await connection('slow')
    await page
      .getByLabel('Files to upload')
      .setInputFiles([{ name: 'stub.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) }])
    await page.getByText(/^[1-9]\d?% of/).waitFor()
    await connection('none')
    await page.getByText('Interrupted: continues when the connection is back').waitFor()
    await page.getByText('No connection.').waitFor()
    await lookAtAsItIs(page, 'upload, interrupted')
    await connection('usual')
    await page.getByRole('link', { name: /^Pay stub/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Delete stub.pdf' }).count()).toBe(1)
    expect(await service.db.file.count({ where: { package: { title: 'A bad connection' } } })).toBe(1)
  })

  test('many files are dropped at once: one is cancelled, one is refused with the reason, the others arrive', async () => {
    await newPackage('Many papers')
    // Large enough that most of them wait while the first are sent.
    const bytes = await largeStub(4)
    const content = Buffer.from(bytes).toString('base64')
    const names = [...Array.from({ length: 12 }, (_, month) => `stub-${month + 1}.pdf`), 'notes.txt']
    await connection('slow')
    await page.evaluate(`(${DROPPED})(${JSON.stringify([names, content])})`)
    await page
      .getByText(/waiting$/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Cancel stub-12.pdf' }).click()
    await connection('usual')
    await page
      .getByText(/PDF, PNG or JPEG/)
      .first()
      .waitFor()
    const registered = () => service.db.file.count({ where: { package: { title: 'Many papers' } } })
    await until(async () => (await registered()) === 11)
    await page.getByRole('button', { name: 'Send notes.txt again' }).waitFor()
    await page.getByText('1 file not uploaded', { exact: true }).waitFor()
    const empty = { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }
    await page.getByLabel('Files to upload').setInputFiles([empty])
    await page.getByText('The file is empty.').waitFor()
    await page.getByText('2 files not uploaded', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Cancel empty.pdf' }).click()
    await page.getByRole('button', { name: 'Cancel notes.txt' }).click()
    await page.getByRole('button', { name: 'Delete stub-11.pdf' }).waitFor()
    expect(await registered()).toBe(11)
    expect(await page.getByRole('button', { name: 'Delete stub-12.pdf' }).count()).toBe(0)
  })

  test('markup in titles, file names and documents is shown as text, and a name neither turns nor leaves its card', async () => {
    await newPackage(`${MARKUP} ${'W'.repeat(400)}`, 'W'.repeat(100))
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
    await page.getByText(SHOWN_NAME, { exact: true }).first().waitFor()
    const statement = page.getByRole('link', { name: /^Bank statement/ })
    const row = statement.locator('..')
    const end = await endOf(row.getByText(SHOWN_NAME, { exact: true }))
    expect(end).toBeLessThanOrEqual(await endOf(row))
    const heading = page.getByRole('heading', { name: MARKUP })
    expect(await endOf(heading)).toBeLessThan(await startOf(page.getByRole('button', { name: 'Delete the package' })))
    await statement.click()
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

/** As large as a scan, but with a text layer, so that reading it takes no time. */
async function largeStub(month: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.load((await payStub(2025, month)).bytes)
  pdf.context.register(pdf.context.stream(randomBytes(LARGE_BYTES)))
  return pdf.save()
}

async function startOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? 0
}

async function endOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.x + box.width : Infinity
}

/** Files dropped on the page. */
const DROPPED = `([names, content]) => {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  const dataTransfer = new DataTransfer()
  for (const name of names) dataTransfer.items.add(new File([bytes], name, { type: 'application/pdf' }))
  for (const type of ['dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}`
