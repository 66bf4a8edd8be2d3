import { expect, fillPost, openStored, refusePostOnce, signIn, test } from './admin.ts'

test('what is wrong with a new post, or keeps it from the server, is said aloud, and nothing typed is lost', async ({
  page,
  troubles,
}) => {
  await signIn(page)
  const title = page.getByLabel('Title', { exact: true })
  // By a key: a toast may lie over the button, and stays while the pointer is on it.
  const create = page.getByRole('button', { name: 'Create Blog Post' })
  await fillPost(page, { title: 'Nowhere to Stand' })
  await page.getByLabel('Category').selectOption('Horror List')
  // An error that belongs to no field of the form is said once.
  await refusePostOnce(page, {
    path: 'Another post has this path, or once had it',
    'ratings.terror': 'A rating must be a whole number from 0 to 10',
    'ratings.acting': 'A rating must be a whole number from 0 to 10',
    titel: 'Den has no such field',
  })
  await create.press('Enter')
  await expect(page.getByLabel('Path')).toHaveAccessibleDescription(/Another post has this path/)
  for (const message of ['A rating must be a whole number', 'Den has no such field'])
    await expect(page.getByRole('alert').getByText(message)).toHaveCount(1)
  await expect(title).toHaveValue('Nowhere to Stand')
  await expect(page.getByLabel('Long Caption')).not.toHaveValue('')

  // What is wrong in a part that is folded opens it, and goes away as it is mended.
  await page.getByText('Film', { exact: true }).click()
  const year = page.getByLabel('Film Year')
  await year.fill('1850')
  await page.getByText('Film', { exact: true }).click()
  await create.press('Enter')
  await expect(page.getByText('Films began in 1870')).toBeVisible()
  await expect(year).toBeFocused()
  await year.press('End')
  await year.press('Backspace')
  await expect(page.getByText('Films began in 1870')).toHaveCount(0)
  await expect(year).toBeFocused()
  await year.fill('1899')

  // An answer that gets lost makes no second post.
  await title.fill('Only Once')
  await page.route('**/api/blogs/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await create.press('Enter')
  await expect(page.getByRole('alert').getByText('The server did not answer.')).toBeVisible()
  await expect(title).toHaveValue('Only Once')
  await page.unroute('**/api/blogs/*')
  await title.fill('Only Once, Then Again')
  await create.press('Enter')
  await expect(page.getByText('Successfully Created Blog - Only Once, Then Again')).toBeVisible()
  const { total, posts } = await (await page.request.get('/api/blogs?q=only+once')).json()
  expect([total, posts[0].title, posts[0].path]).toEqual([1, 'Only Once, Then Again', '/blogs/Only-Once'])

  // A server that never answers is not waited for without end: two minutes pass in an eighth of a second.
  await expect(title).toHaveValue('')
  await page.route('**/api/blogs/**', () => {})
  await page.evaluate(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.ceil(milliseconds / 1000))
  })
  await fillPost(page, { title: 'Into the Void' })
  await create.press('Enter')
  await expect(page.getByRole('alert').getByText('The server took too long to answer.')).toBeVisible()
  await expect(create).toBeEnabled()
  await expect(title).toHaveValue('Into the Void')
  await page.unroute('**/api/blogs/**')

  // What a tab has kept since a form that had one more field is refused before anything is sent.
  await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'))
    const name = Object.keys(sessionStorage).find((key) => key.startsWith('den-draft'))!
    const draft = JSON.parse(sessionStorage.getItem(name)!)
    Object.assign(draft.values.sections[0], { sectionTitle: 'One', sectionText: 'Two.', sectionMood: 'gloomy' })
    const kept = JSON.stringify(draft)
    addEventListener('pagehide', () => sessionStorage.setItem(name, kept))
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('What you had typed is back.')).toBeVisible()
  let isSent = false
  page.on('request', (request) => {
    if (/\/api\/blogs\/p_\w+$/.test(request.url())) isSent = true
  })
  await create.press('Enter')
  await expect(page.getByRole('alert').getByText('Den has no such field')).toBeVisible()
  await expect(title).toHaveValue('Into the Void')
  expect(isSent).toBe(false)
  troubles.splice(0)
})

test('a post that was deleted meanwhile is written anew, once, when it is whole, and says at its fields what is wrong', async ({
  page,
  troubles,
}) => {
  await openStored(page, { title: 'Gone Tomorrow' })
  const caption = page.getByLabel('Short Caption')
  await caption.fill('Still here')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByLabel('Section Title').fill('Not finished.')
  await page.evaluate(() => fetch(`/api/blogs/${location.pathname.split('/').at(-1)}`, { method: 'DELETE' }))
  await page.getByRole('button', { name: 'Update Blog' }).click()
  const again = page.getByRole('button', { name: 'Create as a new post' })
  await again.click()
  await expect(page.getByText('A new post needs a title and a text in every section.')).toBeVisible()
  await expect(page.getByLabel('Section Title')).toHaveValue('Not finished.')
  await page.getByLabel('Section Text').fill('Finished')
  await refusePostOnce(page, { tagline: 'Not like this' })
  await again.click()
  await expect(page.getByText('Not like this')).toBeVisible()
  await expect(caption).toBeFocused()
  await expect(caption).toHaveValue('Still here')
  // The answer gets lost, and the wish is sent once more.
  await page.route(
    '**/api/blogs/*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await again.click()
  await expect(page.getByRole('alert').getByText('The server did not answer.')).toBeVisible()
  await again.click()
  await expect(page.getByText('Successfully Created Blog - Gone Tomorrow')).toBeVisible()
  const { total, posts } = await (await page.request.get('/api/blogs?q=gone+tomorrow')).json()
  expect(total).toBe(1)
  expect(posts).toMatchObject([{ sections: [{ sectionTitle: 'Not finished.', sectionText: 'Finished' }] }])
  troubles.splice(0)
})
