import type { Browser, Page } from 'playwright-core'
import { happen } from '../support/clients/webhooks.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { inBrowser, lookAt, newPerson, signIn, startBrowser, type Person } from './browser.ts'

/**
 * The pages outside a review: each matches its picture, also when empty, failed, offline or loading, and passes axe.
 */

inBrowser('the other pages', () => {
  let service: RunningService
  let browser: Browser
  let person: Person
  let page: Page
  let packageId: string
  beforeAll(async () => {
    ;[service, browser] = await Promise.all([
      runService(undefined, { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' }),
      startBrowser(),
    ])
    person = await newPerson(browser, service.url)
    page = person.page
  }, 120_000)
  afterAll(async () => {
    await browser.close()
    await service.close()
  })

  const open = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  test('signing in: a wrong key is refused, and the right one leads to the requested page', async () => {
    await page.goto('/console/settings')
    await page.getByLabel('API key').waitFor()
    await lookAt(page, 'sign in')
    await signIn(page, 'idp_000000000000000000_wrong')
    await page.getByText('Sign-in failed').waitFor()
    await lookAt(page, 'sign in, refused')
    await signIn(page, service.key)
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
    await lookAt(page, 'settings')
  })

  test('settings are saved; a wrong one is named beside its field', async () => {
    const factor = page.getByLabel('Business expense factor')
    await factor.fill('50%')
    await press('Save')
    await page.getByText('Type a number from 0 to 1, such as 0.5.').waitFor()
    expect(await factor.getAttribute('aria-invalid')).toBe('true')
    await factor.fill('.5')
    await page.getByLabel('Retention, in days').fill('400')
    const reason = page.getByLabel('Reason for the change')
    await reason.fill('Policy of 2026')
    await press('Save')
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await service.call('GET', '/settings')).toMatchObject({ retention_days: 400 })
    expect(await reason.inputValue()).toBe('')
  })

  test('a change of the settings is listed with who made it, from what to what, and why', async () => {
    const change = page.getByRole('row').filter({ hasText: 'Policy of 2026' })
    await change.getByText('– → 400').waitFor()
    await change.scrollIntoViewIfNeeded()
    await lookAt(page, 'settings changed')
  })

  test('packages of every status', async () => {
    const made = ['Whitfield, purchase', 'Rivera, refinance', 'Okafor and Lindqvist, second home']
    for (const [index, title] of made.entries()) {
      const body = { title, external_id: `LOS-88${index}` }
      packageId = (await service.call<{ id: string }>('POST', '/packages', body)).id
    }
    await open('Packages')
    await page.getByRole('link', { name: made[0]! }).waitFor()
    await lookAt(page, 'packages')
    await press('New package')
    await page.getByLabel('Title', { exact: true }).fill('\u200b')
    await press('Create')
    await page.getByText('Must not be empty.').waitFor()
    await press('Cancel')
    await page.getByLabel('Search packages by title or identifier').fill('nobody')
    await page.getByText('No package matches').waitFor()
    await lookAt(page, 'packages, none matches')
  })

  test('a key is created, shown once, and revoked', async () => {
    await open('Keys')
    await press('New key')
    await page.getByLabel('What it is for').fill('Loan origination system')
    await lookAt(page, 'new key')
    await press('Create key')
    const secret = await page.getByLabel('Key', { exact: true }).inputValue()
    expect(secret).toMatch(/^idp_/)
    await lookAt(page, 'key, shown once')
    await press('I have saved it')
    await page.getByRole('cell', { name: /^Loan origination system/ }).waitFor()
    expect(await page.content()).not.toContain(secret)
    await lookAt(page, 'keys of the organization')

    const made = { headers: { 'x-api-key': secret } }
    expect((await fetch(`${service.url}/api/v1/packages`, made)).status).toBe(200)
    await press('Revoke Loan origination system')
    await lookAt(page, 'revoke a key')
    await press('Revoke')
    await page.getByText('Revoked', { exact: true }).waitFor()
    const row = await service.db.apiKey.findFirstOrThrow({ where: { name: 'Loan origination system' } })
    expect(row.revokedAt).not.toBeNull()
  })

  test('a webhook is subscribed, its deliveries are listed, and one is sent again', async () => {
    await open('Webhooks')
    await lookAt(page, 'webhooks, empty')
    await press('New webhook')
    await page.getByLabel('Address').fill('https://los.example/hooks/income')
    await lookAt(page, 'new webhook')
    await press('Subscribe')
    await page.getByLabel('Secret', { exact: true }).waitFor()
    await lookAt(page, 'secret, shown once')
    await press('I have saved it')
    await page.getByRole('cell', { name: /^https:\/\/los\.example/ }).waitFor()
    await lookAt(page, 'webhooks')

    const { tenantId } = await service.db.package.findUniqueOrThrow({ where: { id: packageId } })
    await happen(service.db, tenantId, packageId, 2)
    const [failed, delivered] = await service.db.delivery.findMany({ orderBy: { id: 'asc' } })
    await service.db.delivery.update({
      where: { id: delivered!.id },
      data: {
        status: 'delivered',
        attempts: 1,
        lastStatus: 204,
        nextAttemptAt: null,
        deliveredAt: delivered!.createdAt,
      },
    })
    await service.db.delivery.update({
      where: { id: failed!.id },
      data: { status: 'failed', attempts: 12, lastStatus: 500, lastError: 'not_accepted', nextAttemptAt: null },
    })
    await page.getByRole('link', { name: 'https://los.example/hooks/income' }).click()
    await page.getByRole('heading', { name: 'Deliveries', exact: true }).waitFor()
    await lookAt(page, 'deliveries')
    const row = page.getByRole('row', { name: /Failed/ })
    await row.getByRole('button', { name: 'Deliver again' }).click()
    await page.getByText('Pending', { exact: true }).waitFor()
    expect(await service.db.delivery.findUniqueOrThrow({ where: { id: failed!.id } })).toMatchObject({
      status: 'pending',
      attempts: 0,
    })
    await page.goBack()
    await press('Delete https://los.example/hooks/income')
    await press('Delete')
    await page.getByText('No webhooks yet').waitFor()
  })

  test('an empty package, and its deletion', async () => {
    await page.goto(`/console/packages/${packageId}`)
    await page.getByText('No files yet').waitFor()
    await lookAt(page, 'package, empty')
    await press('Delete the package')
    await lookAt(page, 'delete the package')
    await press('Delete')
    await page.getByRole('heading', { name: 'Packages', level: 1 }).waitFor()
    await page.goto(`/console/packages/${packageId}`)
    await page.getByText('There is nothing here').waitFor()
    await lookAt(page, 'nothing here')
  })

  test('while the service is slow, fails, or cannot be reached', async () => {
    const lists = '**/api/v1/packages?**'
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route(lists, (route) => held.then(() => route.continue()))
    await page.goto('/console/packages')
    await page.getByText('Loading packages …').waitFor({ state: 'attached' })
    await lookAt(page, 'packages, loading')
    goOn()
    await page.getByRole('link', { name: 'Rivera, refinance' }).waitFor()
    await page.unroute(lists)

    await page.route(lists, (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'internal_error', message: 'Something went wrong here.' } },
      }),
    )
    await page.goto('/console/packages')
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await lookAt(page, 'packages, failed')
    await page.unroute(lists)
    await press('Try again')
    await page.getByRole('link', { name: 'Rivera, refinance' }).waitFor()

    await page.context().setOffline(true)
    await page.getByText('No connection.').waitFor()
    await lookAt(page, 'offline')
    await page.context().setOffline(false)
    await page.getByText('No connection.').waitFor({ state: 'detached' })
  })

  test('the browser reported no errors and no violations', () => {
    expect(person.faults).toEqual([])
  })
})
