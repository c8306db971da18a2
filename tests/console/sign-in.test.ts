import type { Server } from 'node:http'
import { createApp, listen } from '@income/api'
import { freePort } from '@income/devstack'
import { issueSignInLink, openSessionOfUser, Registry } from '@income/platform'
import type { Browser, Page } from 'playwright-core'
import { openIdSignIn } from '../../services/api/src/sign-in/openid/sign-in.ts'
import { startApi, type TestApi } from '../../services/api/src/testing/api.ts'
import { startIssuer, type TestIssuer } from '../../services/api/src/testing/issuer.ts'
import { until } from '../support/clients/until.ts'
import { inBrowser, signIn, startBrowser } from './browser.ts'

/** Signing in and out in a browser, and what its policy blocks. */

const ENDED = /^Your session has ended\. .* it was not saved/

inBrowser('signing in', () => {
  let api: TestApi
  let issuer: TestIssuer
  let server: Server
  let metrics: Registry
  let browser: Browser
  let url: string
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    issuer = await startIssuer(url)
    ;[api, browser] = await Promise.all([startApi(issuer.settings), startBrowser()])
    metrics = new Registry()
    const app = createApp({ ...api.deps, openId: openIdSignIn(api.config, issuer.fetch), metrics })
    server = await listen(app, { host: '127.0.0.1', port })
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await Promise.all([api.close(), issuer.close()])
  })

  async function newPage(): Promise<Page> {
    return (await browser.newContext({ baseURL: url })).newPage()
  }

  async function newLink(): Promise<string> {
    return `/sign-in/link?token=${await issueSignInLink(api.deps.database, api.owner.key.split('_')[1] ?? '')}`
  }

  /** The stored value, whatever a page shows. */
  async function retention(): Promise<unknown> {
    const answer = await fetch(`${url}/api/v1/settings`, { headers: { 'x-api-key': api.owner.key } })
    return ((await answer.json()) as { retention_days: unknown }).retention_days
  }

  const packages = (page: Page) => page.getByRole('heading', { name: 'Packages', level: 1 }).waitFor()
  const signInPage = (page: Page) => page.getByLabel('API key').waitFor()

  async function choose(page: Page, item: string): Promise<void> {
    await page.getByRole('button', { name: 'Account and appearance' }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }

  test('a link opens the console once, with a cookie that scripts cannot read', async () => {
    const page = await newPage()
    const link = await newLink()
    await page.goto(link)
    await packages(page)
    expect(await page.evaluate('document.cookie')).toBe('')
    expect((await (await newPage()).goto(link))?.status()).toBe(410)
  })

  test('signing out everywhere signs out the other browser too, which says that its change was not saved', async () => {
    const [one, other] = [await newPage(), await newPage()]
    for (const page of [one, other]) {
      await page.goto(await newLink())
      await packages(page)
    }
    await other.getByRole('link', { name: 'Settings' }).click()
    await other.getByLabel('Retention, in days').fill('300')
    await choose(one, 'Sign out everywhere')
    await signInPage(one)
    expect(await one.getByText(ENDED).count()).toBe(0)
    await other.getByRole('button', { name: 'Save' }).click()
    await other.getByText(ENDED).waitFor()
    await signIn(other, api.owner.key)
    await other.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
    expect(await retention()).toBeNull()
    await choose(other, 'Sign out')
    await signInPage(other)
    expect(await other.getByText(ENDED).count()).toBe(0)
  })

  test('a tab whose session was replaced in another tab changes nothing, says so, and continues with the new one', async () => {
    const tab = await newPage()
    await tab.goto(await newLink())
    await packages(tab)
    await tab.getByRole('link', { name: 'Settings' }).click()
    await tab.getByLabel('Retention, in days').fill('400')
    const other = await tab.context().newPage()
    await other.goto(await newLink())
    await packages(other)
    const save = tab.getByRole('button', { name: 'Save' })
    await save.click()
    await tab.getByText('Another sign-in took place in this browser').waitFor()
    expect(await retention()).toBeNull()
    await save.click()
    await tab.getByText('Saved', { exact: true }).waitFor()
    expect(await retention()).toBe(400)
  })

  test('the sign-in page offers the sign-in service, and leads to the requested page', async () => {
    const page = await newPage()
    await page.goto('/console/settings')
    const offer = page.getByRole('link', { name: 'Sign in with single sign-on' })
    expect(await offer.getAttribute('href')).toBe('/sign-in/openid?to=%2Fconsole%2Fsettings')
    const asked = page.waitForRequest((request) => request.url().startsWith('https://login.example/auth?'))
    await offer.click()
    await asked
  })

  test('a user of the sign-in service is sent there again to sign out', async () => {
    const page = await newPage()
    const { token } = await openSessionOfUser(api.deps.database, { ...api.owner, scopes: ['read'] })
    await page.context().addCookies([{ name: 'income_session', value: token, url }])
    await page.goto('/console')
    await packages(page)
    const asked = page.waitForRequest((request) => request.url().startsWith('https://login.example/session/end?'))
    await choose(page, 'Sign out')
    await asked
    expect(await page.context().cookies(url)).toEqual([])
  })

  test('blocked requests of the page are reported and counted', async () => {
    const page = await newPage()
    await page.goto('/console')
    await signInPage(page)
    await page.evaluate('fetch("https://elsewhere.example/").catch(() => {})')
    await until(async () => (await metrics.metrics()).includes('csp_violations_total{directive="connect-src"} 1'))
  })
})
