import { expect, fillPost, openAdmin, openStored, signIn, takeSession, testsWithABlog } from './admin.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
const ZONE = 'Europe/Berlin'
const HEADERS = { 'If-Match': '*' }

test('a new post is scheduled in the time zone of the blog, changed, put off, and published', async ({
  page,
  den,
  troubles,
}) => {
  const origin = { Origin: await takeSession(page) }
  const zoned = await page.request.patch('/api/settings', { headers: origin, data: { timeZone: ZONE } })
  expect(zoned.status()).toBe(200)
  await openAdmin(page, '/admin')
  await page.getByRole('button', { name: 'Schedule…' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await fillPost(page, { title: 'Midnight' })
  await page.getByLabel('Date').fill('2096-10-31')
  await expect(page.getByText('This day is still to come.')).toBeVisible()
  await page.getByLabel('Date').locator('..').getByRole('button', { name: 'Schedule…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Day')).toHaveValue('2096-10-31')
  await expect(dialog.getByLabel('Time')).toHaveValue('00:00')
  await expect(dialog.getByText(`In the blog’s time zone, ${ZONE}`)).toBeVisible()
  await dialog.getByLabel('Day').fill('2026-01-01')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('The time of publication has to be in the future')).toBeVisible()
  await dialog.getByLabel('Day').fill('2096-10-31')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  const when = `October 31, 2096 at 00:00 (${ZONE})`
  await expect(page.getByText(`Scheduled for ${when}`)).toBeVisible()
  const section = page.getByRole('region', { name: 'Scheduled' })
  await expect(section.getByText(`Comes out on ${when}`)).toBeVisible()
  const { posts } = await (await page.request.get('/api/blogs?status=scheduled')).json()
  expect(posts).toMatchObject([{ title: 'Midnight', publishAt: '2096-10-30T23:00:00.000Z', ratings: { terror: 0 } }])

  await section.getByRole('link', { name: 'Midnight' }).click()
  await expect(page.getByText(`Comes out on ${when}, with what is saved by then.`)).toBeVisible()
  await page.getByLabel('Short Caption').fill('Changed while it waits')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await page.getByLabel('Short Caption').fill('')
  await expect(page.getByText('Not saved: Short Caption is required')).toBeVisible()
  await page.getByLabel('Short Caption').fill('Changed again')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Change time…' }).click()
  await dialog.getByLabel('Day').fill('2096-03-25')
  await dialog.getByLabel('Time').fill('02:30')
  const skipped = dialog.getByText('Clocks skip 02:30 that day. The post comes out on March 25, 2096 at 03:30.')
  await expect(skipped).toBeVisible()
  await dialog.getByLabel('Time').fill('18:30')
  await expect(skipped).toBeHidden()
  await dialog.getByLabel('Day').fill('2096-10-31')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(section.getByText(`Comes out on October 31, 2096 at 18:30 (${ZONE})`)).toBeVisible()
  await section.getByRole('button', { name: 'Move Midnight back to drafts' }).click()
  await expect(page.getByText('Back among the drafts - Midnight')).toBeVisible()
  await expect(section).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Drafts 1' })).toBeVisible()

  // The browser reports both refusals.
  troubles.splice(0)

  // The server publishes by itself.
  const id = posts[0].id
  const soon = new Date(Date.now() + 30_000).toISOString()
  const data = { status: 'scheduled', publishAt: soon }
  const scheduled = await page.request.patch(`/api/blogs/${id}`, { headers: { ...origin, ...HEADERS }, data })
  expect((await scheduled.json()).tagline).toBe('Changed again')
  await den.passMinute()
  await expect.poll(async () => (await page.request.get('/blogs/Midnight')).status()).toBe(200)
})

test('a post is dated by its schedule unless its date was chosen, made a draft again, and published at once', async ({
  page,
}) => {
  await signIn(page)
  await fillPost(page, { title: 'Dated' })
  const scheduled = async () => (await (await page.request.get('/api/blogs?status=scheduled')).json()).posts
  const dialog = page.getByRole('dialog')
  const dating = dialog.getByRole('checkbox')
  const open = page.getByRole('region', { name: 'Scheduled' }).getByRole('link', { name: 'Dated' })
  await page.getByRole('button', { name: 'Schedule…' }).click()
  await dialog.getByLabel('Day').fill('2096-12-24')
  await expect(dating).toHaveAccessibleName(/^Date the post December 24, 2096, and not /)
  await expect(dating).toBeChecked()
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Scheduled for December 24, 2096/)).toBeVisible()
  expect(await scheduled()).toMatchObject([{ title: 'Dated', date: '2096-12-24' }])

  await open.click()
  await page.getByRole('button', { name: 'Change time…' }).click()
  await expect(dating).toHaveCount(0)
  await dialog.getByLabel('Day').fill('2096-12-25')
  await expect(dating).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Scheduled for December 25, 2096/)).toBeVisible()
  await expect(dialog).toBeHidden()
  const [post] = await scheduled()
  expect(post).toMatchObject({ title: 'Dated', date: '2096-12-24' })

  await open.click()
  // The list has a button with a longer name, which this would press until the form is there.
  await page.getByRole('button', { name: 'Back to drafts', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Draft', exact: true })).toBeVisible()
  await page.getByLabel('Short Caption').fill('A draft again')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  const address = `/api/blogs/${post.id}`
  const draft = await (await page.request.get(address)).json()
  expect(draft).toMatchObject({ status: 'draft', tagline: 'A draft again', publishAt: null })

  const headers = { Origin: new URL(page.url()).origin, 'If-Match': '*' }
  const data = { status: 'scheduled', publishAt: '2096-10-31T00:00:00Z' }
  expect((await page.request.patch(address, { headers, data })).status()).toBe(200)
  await page.reload()
  await expect(page.getByText(/^Comes out on October 31, 2096/)).toBeVisible()
  // This date is not the day of the schedule.
  await expect(page.getByRole('checkbox', { name: /^Date it / })).not.toBeChecked()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Successfully Created Blog - Dated')).toBeVisible()
  expect(await (await page.request.get(address)).json()).toMatchObject({ status: 'published', date: '2096-12-24' })
})

test('Save keeps the schedule, and a post that is published before its time takes the date of today', async ({
  page,
}) => {
  await page.clock.setFixedTime('2096-10-12T12:00:00')
  const dates = { date: '2096-10-31', status: 'scheduled', publishAt: '2096-10-31T12:00:00.000Z' }
  const stored = async (address: string) => (await page.request.get(address)).json()
  const address = await openStored(page, { ...dates, title: 'Early' })
  await expect(page.getByRole('button', { name: 'Create Blog Post' })).toHaveCount(0)
  await page.getByLabel('Short Caption').fill('Saved, and not out')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. It comes out as it is now, at its time.')).toBeVisible()
  expect(await stored(address)).toMatchObject({ ...dates, tagline: 'Saved, and not out' })
  await expect(page.getByRole('checkbox', { name: 'Date it October 12, 2096 if it is published now' })).toBeChecked()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Successfully Created Blog - Early')).toBeVisible()
  expect(await stored(address)).toMatchObject({ status: 'published', date: '2096-10-12' })

  const typed = await openStored(page, { ...dates, title: 'Typed' })
  await page.getByLabel('Date', { exact: true }).fill('2096-10-30')
  await expect(page.getByRole('checkbox', { name: /^Date it / })).not.toBeChecked()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Successfully Created Blog - Typed')).toBeVisible()
  expect(await stored(typed)).toMatchObject({ status: 'published', date: '2096-10-30' })

  // Put off without its date, and published at once after all.
  const moved = await openStored(page, { ...dates, title: 'Moved', date: '2096-10-20' })
  await page.getByRole('checkbox', { name: 'Date it October 12, 2096 if it is published now' }).check()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Successfully Created Blog - Moved')).toBeVisible()
  expect(await stored(moved)).toMatchObject({ status: 'published', date: '2096-10-12' })

  const kept = await openStored(page, { ...dates, title: 'Kept' })
  await page.getByRole('checkbox', { name: /^Date it / }).uncheck()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Successfully Created Blog - Kept')).toBeVisible()
  expect(await stored(kept)).toMatchObject({ status: 'published', date: '2096-10-31' })

  const back = await openStored(page, { ...dates, title: 'Back' })
  const current = page.getByRole('navigation', { name: 'Admin areas' }).locator('[aria-current]')
  await expect(current).toHaveText(/^Scheduled/)
  await page.getByRole('button', { name: 'Back to drafts', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Draft', exact: true })).toBeVisible()
  await expect(current).toHaveText(/^Drafts/)
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Back')).toBeVisible()
  expect(await stored(back)).toMatchObject({ status: 'published', date: '2096-10-12' })
})

test('a scheduled post is published, put off and deleted from the list, and deleted from its form with what is typed', async ({
  page,
  troubles,
}) => {
  const headers = { Origin: await takeSession(page) }
  expect((await page.request.patch('/api/settings', { headers, data: { timeZone: ZONE } })).status()).toBe(200)
  const dates = { date: '2096-10-31', status: 'scheduled', publishAt: '2096-10-31T12:00:00.000Z' }
  const stored = async (address: string) => (await page.request.get(address)).json()
  const ratings = { terror: 0, suspense: 0, originality: 0, cinematography: 0, acting: 0, soundtrack: 0, overall: 0 }
  const now = await openStored(page, { ...dates, ratings, title: 'From the list' })
  const dated = await openStored(page, { ...dates, title: 'Dated by hand', date: '2096-10-30' })
  const moved = await openStored(page, { ...dates, title: 'Put off', date: '2096-10-20' })
  const gone = await openStored(page, { ...dates, title: 'Not wanted', date: '2001-10-31' })
  await openAdmin(page, '/admin/posts')
  const section = page.getByRole('region', { name: 'Scheduled' })
  const dialog = page.getByRole('dialog')

  await section.getByRole('button', { name: 'Change time: Dated by hand' }).click()
  await dialog.getByLabel('Time').fill('18:30')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(section.getByText(`Comes out on October 31, 2096 at 18:30 (${ZONE})`)).toBeVisible()
  await section.getByRole('button', { name: 'Publish now: Dated by hand' }).click()
  await expect(dialog).toContainText('Readers see it at once. Nobody gets a mail about it.')
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Successfully Created Blog - Dated by hand')).toBeVisible()
  expect(await stored(dated)).toMatchObject({ status: 'published', date: '2096-10-30' })

  const day = () => new Intl.DateTimeFormat('sv', { timeZone: ZONE }).format(new Date())
  const before = day()
  await section.getByRole('button', { name: 'Publish now: Put off' }).click()
  await dialog.getByRole('checkbox', { name: /^Date it .*, and not October 20, 2096$/ }).check()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Successfully Created Blog - Put off')).toBeVisible()
  expect([before, day()]).toContain((await stored(moved)).date)
  await section.getByRole('button', { name: 'Publish now: From the list' }).click()
  await expect(dialog.getByRole('checkbox', { name: /^Date it .*, and not October 31, 2096$/ })).toBeChecked()
  await expect(dialog).toContainText('No overall rating is given: readers see 0 / 10.')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Successfully Created Blog - From the list')).toBeVisible()
  const published = await stored(now)
  expect(published.status).toBe('published')
  expect([before, day()]).toContain(published.date)

  // A date that is past stays without a question.
  await section.getByRole('button', { name: 'Publish now: Not wanted' }).click()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await section.getByRole('button', { name: 'Delete Not wanted' }).click()
  await expect(dialog).toContainText('Confirm blog deletion for:Not wanted')
  await expect(dialog).toContainText('This action cannot be undone. (It stays in the trash for 30 days.)')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(section).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Update or Delete Blog' })).toBeFocused()
  expect((await page.request.get(gone)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Restored as a scheduled post - Not wanted')).toBeVisible()

  await section.getByRole('link', { name: 'Not wanted' }).click()
  await page.getByLabel('Short Caption').fill('Typed before it was deleted')
  await page.getByRole('button', { name: 'Delete…' }).click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Successfully Deleted Blog')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Update or Delete Blog' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByLabel('Short Caption')).toHaveValue('Typed before it was deleted')
  expect(await stored(gone)).toMatchObject({ status: 'scheduled', tagline: 'Typed before it was deleted' })

  // What cannot be saved, since a scheduled post needs a caption, is kept by the browser.
  await page.getByLabel('Short Caption').fill('')
  await page.getByLabel('Long Caption').fill('Not to be lost')
  await page.getByRole('button', { name: 'Delete…' }).click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Successfully Deleted Blog')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByLabel('Long Caption')).toHaveValue('Not to be lost')
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('422')
})

test('an untouched dialog keeps its instant, in the second of two equal hours as well', async ({ page }) => {
  const headers = { Origin: await takeSession(page) }
  expect((await page.request.patch('/api/settings', { headers, data: { timeZone: ZONE } })).status()).toBe(200)
  // Clocks there show 02:30 at 00:30 and at 01:30 UTC.
  const publishAt = '2096-10-28T01:30:15.000Z'
  const address = await openStored(page, { title: 'Twice', status: 'scheduled', publishAt })
  await page.getByRole('button', { name: 'Change time…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Time')).toHaveValue('02:30')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(`Scheduled for October 28, 2096 at 02:30 (${ZONE})`)).toBeVisible()
  expect(await (await page.request.get(address)).json()).toMatchObject({ status: 'scheduled', publishAt })
})

test('a published post is turned into a draft with unsaved input, and published again at its old address', async ({
  page,
}) => {
  await openStored(page, { title: 'Taken Back' })
  expect((await page.request.get('/blogs/Taken-Back')).status()).toBe(200)
  const form = page.url()
  await page.getByLabel('Short Caption').fill('Typed before it was taken back')
  await page.getByRole('button', { name: 'Back to drafts…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Readers do not see it any more.')
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  await expect(page.getByLabel('Short Caption')).toHaveValue('Typed before it was taken back')
  expect((await page.request.get('/blogs/Taken-Back')).status()).toBe(404)
  // The address of the published post's form redirects to the form of the draft.
  expect((await page.request.get(form)).url()).toBe(page.url())

  await page.getByLabel('Title', { exact: true }).fill('Taken Back Once')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog')).toBeVisible()
  expect(await (await page.request.get('/blogs/Taken-Back')).text()).toContain('Taken Back Once')
})
