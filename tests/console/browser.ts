import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { violationsOn } from './accessibility.ts'
import { differsFromPicture, SCHEMES } from './pictures.ts'

const PLACES = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const CHROMIUM = PLACES.find((place) => place !== '' && existsSync(place))

if (CHROMIUM === undefined)
  process.stderr.write('No chromium was found: the console is not tried in a browser. Debian has it as "chromium".\n')

/** Tests in a browser; without one, the run reports that and skips them. */
export const inBrowser = (name: string, tests: () => void): void =>
  CHROMIUM === undefined ? describe.skip(name, tests) : describe(name, tests)

const LONGEST_WAIT_MS = 120_000

/** A browser of this machine, with its errors. */
export interface Person {
  page: Page
  /** Script errors, and violations of the Content-Security-Policy. */
  faults: string[]
}

export function startBrowser(): Promise<Browser> {
  // Without a sandbox, which root in a container does not have.
  return chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
}

/** A person with a separate browser, not signed in. */
export async function newPerson(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, ...options })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text())
  })
  return { page, faults }
}

/** Types into the field with this label once it has the focus, which a dialog gives it after it opens. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type(text)
}

/** On the sign-in page. */
export async function signIn(page: Page, key: string): Promise<void> {
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A person with a separate browser, signed in with a key. */
export async function signedIn(
  browser: Browser,
  { url, key }: { url: string; key: string },
  options: BrowserContextOptions = {},
): Promise<Person> {
  const person = await newPerson(browser, url, options)
  await person.page.goto('/console/')
  await signIn(person.page, key)
  await person.page.getByRole('heading', { name: 'Packages', level: 1 }).waitFor()
  return person
}

/** Violations of WCAG 2.2 AA that axe finds on the page, and differences from its picture, in light and dark mode. */
async function faultsOfPage(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const difference = await differsFromPicture(page, name, colorScheme)
    if (difference !== null) found.push(difference)
    found.push(...(await violationsOn(page, colorScheme)).map((violation) => `${colorScheme}: ${violation}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** Compares a page with its picture, and checks it against WCAG 2.2 AA, once temporary elements are gone. */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const passing of [page.getByRole('region', { name: 'Uploads' }), page.getByText('undoes it')]) {
    await passing.waitFor({ state: 'detached' })
  }
  await lookAtAsItIs(page, name)
}

/** The same with temporary elements. */
export async function lookAtAsItIs(page: Page, name: string): Promise<void> {
  expect({ [name]: await faultsOfPage(page, name) }).toEqual({ [name]: [] })
}
