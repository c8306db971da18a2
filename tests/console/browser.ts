import { existsSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { FULL_LENGTH } from '../support/length.ts'

const PLACES = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const CHROMIUM = PLACES.find((place) => place !== '' && existsSync(place))

/** Tests in a browser; where none is found, the run says so and leaves them out. */
export const inBrowser: typeof describe = CHROMIUM === undefined ? leftOut() : describe

function leftOut(): typeof describe {
  process.stderr.write('No chromium was found: the console is not tried in a browser. Debian has it as "chromium".\n')
  return describe.skip
}

const LONGEST_WAIT_MS = 120_000

/** A browser of this machine, with what went wrong in it. */
export interface Person {
  page: Page
  /** Errors of scripts, and what the Content-Security-Policy kept the page from. */
  faults: string[]
}

export function startBrowser(): Promise<Browser> {
  // Without a sandbox, as root in a container has none.
  return chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
}

/** Somebody with a browser of their own, signed in with a key. */
export async function signedIn(
  browser: Browser,
  { url, key }: { url: string; key: string },
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, ...options })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text())
  })
  await page.goto('/console/')
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Packages', level: 1 }).waitFor()
  return { page, faults }
}

export const SCHEMES = ['light', 'dark'] as const

/** Where pictures of the pages are kept; the one in docs/images is made so. */
const PICTURES = process.env['SCREENSHOTS']

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** In the dark a page has the same elements in other colours: the short form looks at those alone. */
function auditor(page: Page, scheme: (typeof SCHEMES)[number]): AxeBuilder {
  const axe = new AxeBuilder({ page })
  return scheme === 'dark' && !FULL_LENGTH ? axe.withRules(['color-contrast']) : axe.withTags(RULES)
}

/** What axe finds against WCAG 2.2 AA on the page as it is, in light and in dark. */
export async function violations(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (PICTURES !== undefined) await page.screenshot({ path: join(PICTURES, `${name}-${colorScheme}.png`) })
    const { violations: broken } = await auditor(page, colorScheme).analyze()
    found.push(...broken.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}
