import { expect, KEEPER, login, openAdmin, signIn, testsWithABlog } from './admin.ts'
import { violationsOn } from './axe.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
const ANNA = { email: 'anna@den.example', password: 'a stair that counts itself' }

test('the links of several invitations stand in the window until they are used, and say where they open', async ({
  page,
  den,
}) => {
  await signIn(page, '/admin/users')
  await page.setViewportSize({ width: 1280, height: 600 })
  const email = page.getByRole('main').getByLabel('Email')
  for (const name of ['one', 'two']) {
    await email.fill(`${name}@links.example`)
    await email.press('Enter')
    const link = page.getByRole('textbox', { name: `Link for ${name}@links.example` })
    await expect(link).toBeInViewport()
    expect(new URL(await link.inputValue()).origin).toBe(den.url)
  }
  await expect(page.getByRole('textbox', { name: /^Link for/ })).toHaveCount(2)
  await expect(page.getByText(`The link leads to ${den.url}, which opens on this machine only.`)).toHaveCount(2)
  for (const name of ['one', 'two']) {
    await page.getByRole('button', { name: `Withdraw: ${name}@links.example` }).press('Enter')
    await expect(page.getByText(`The link for ${name}@links.example is revoked`)).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: /^Link for/ })).toHaveCount(0)
})

test('somebody is invited once however often it is pressed, comes in by the link, and is removed; a link that was withdrawn says so', async ({
  page,
  browser,
  den,
  troubles,
}) => {
  await signIn(page, '/admin/users')
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  const email = page.getByRole('main').getByLabel('Email')
  await email.fill(KEEPER.email)
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription(`${KEEPER.email} has an account already`)

  await email.fill('nobody@den.example')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const withdrawn = await page.getByRole('textbox', { name: 'Link for nobody@den.example' }).inputValue()
  await page.getByRole('button', { name: 'Withdraw: nobody@den.example' }).press('Enter')
  await expect(page.getByText('The link for nobody@den.example is revoked')).toBeVisible()
  await expect(page.getByText('1 user', { exact: true })).toBeFocused()
  await expect(page.getByRole('textbox', { name: /^Link for/ })).toHaveCount(0)

  // A second press while a call runs sends nothing, and the button is busy until the list is loaded.
  const answer = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/invitations', async (route) => {
    sent++
    await answer.promise
    await route.continue()
  })
  await email.fill(ANNA.email)
  await email.press('Enter')
  const busy = page.getByRole('button', { name: 'Inviting…' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await email.press('Enter')
  await busy.click({ force: true })
  answer.resolve()
  await expect(page.getByText(`${ANNA.email} is invited`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByRole('row', { name: /anna@/ })).toContainText(KEEPER.email)
  expect(sent).toBe(1)
  await expect(page.getByText('1 user, 1 invited')).toBeVisible()
  await expect(email).toHaveValue('')
  const link = await page.getByRole('textbox', { name: `Link for ${ANNA.email}` }).inputValue()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await using context = await browser.newContext({ baseURL: den.url })
  const hers = await context.newPage()
  const password = hers.getByLabel('Password', { exact: true })
  const accept = hers.getByRole('button', { name: 'Accept the invitation' })
  await hers.goto('/admin/invitation')
  await expect(hers.getByText('This address is not complete.')).toBeVisible()
  await expect(accept).toBeDisabled()
  // A link in the same tab loads nothing anew.
  await hers.evaluate((address) => location.assign(address), withdrawn)
  await expect(hers.getByText('This address is not complete.')).toHaveCount(0)
  await password.fill(ANNA.password)
  await accept.click()
  await expect(hers.getByRole('alert').getByText('This invitation is no longer valid')).toBeVisible()

  await hers.evaluate((address) => location.assign(address), link)
  await expect(hers.getByLabel('Email')).toHaveValue(ANNA.email)
  await expect(hers.getByLabel('Email')).toHaveAttribute('readonly')
  await password.fill('anna@den.example')
  await accept.click()
  await expect(password).toHaveAccessibleDescription(/little more than the name/)
  await expect(accept).toBeFocused()
  expect(await violationsOn(hers)).toEqual([])
  await password.fill(ANNA.password)
  await accept.press('Enter')
  await expect(hers.getByRole('heading', { name: 'Admin Page' })).toBeVisible()
  await expect(hers.getByRole('heading', { name: 'Create New Blog' })).toBeFocused()
  expect(new URL(hers.url()).pathname).toBe('/admin')

  await openAdmin(page, '/admin/users')
  const remove = page.getByRole('button', { name: `Remove: ${ANNA.email}` })
  await remove.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Remove: ?anna@/ })
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog.dialog')).toHaveCount(0)
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByText(`${ANNA.email} is removed`)).toBeVisible()
  await expect(page.getByText('1 user', { exact: true })).toBeFocused()
  await expect(page.getByRole('link', { name: 'You', exact: true })).toBeVisible()

  await hers.reload()
  await expect(hers.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
})

test('what was typed outlives a session that ends meanwhile, and is nothing for whoever signs in next, in another tab', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page, '/admin/users')
  const email = page.getByRole('main').getByLabel('Email')
  await email.fill('late@den.example')
  await context.clearCookies()
  await email.press('Enter')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await login(page)
  await expect(page.getByRole('heading', { name: 'Invite somebody' })).toBeVisible()
  await expect(email).toHaveValue('late@den.example')
  // What is typed lasts from one screen to the next as well, until it is sent.
  await page.getByRole('link', { name: 'Mail', exact: true }).click()
  const host = page.getByRole('main').getByLabel('Host')
  await host.fill('mail.example')
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(email).toHaveValue('late@den.example')
  await email.press('Enter')
  await expect(page.getByText('late@den.example is invited', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Mail', exact: true }).click()
  await expect(host).toHaveValue('mail.example')
  const part = page.getByRole('region', { name: 'Mail server' })
  await expect(part.getByText('Not saved yet.')).toBeVisible()
  await part.getByRole('button', { name: 'Discard it' }).press('Enter')
  await expect(host).toHaveValue('')
  await expect(host).toBeFocused()
  await expect(part.getByText('Not saved yet.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(email).toHaveValue('')

  await email.fill(ANNA.email)
  await page.getByRole('main').getByLabel('Role').selectOption('Owner')
  await email.press('Enter')
  const link = await page.getByRole('textbox', { name: `Link for ${ANNA.email}` }).inputValue()
  await email.fill('secret@den.example')
  const hers = await context.newPage()
  await hers.goto(link)
  await hers.getByLabel('Password', { exact: true }).fill(ANNA.password)
  await hers.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(hers.getByRole('heading', { name: 'Admin Page' })).toBeVisible()
  await hers.close()
  await expect(page.getByRole('row', { name: /anna@den.example.*You/ })).toBeVisible()
  await expect(email).toHaveValue('')
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(email).toHaveValue('')
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('401')
})
