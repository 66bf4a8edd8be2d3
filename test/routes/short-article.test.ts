import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf } from '#test/support/html.ts'
import { postInput } from '#test/support/posts.ts'

const section = { sectionTitle: 'One', sectionText: 'Text.', sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' }

it('an article shows Back and Share once, also without sections', async () => {
  const posts = [postInput({ path: '/blogs/short' }), postInput({ path: '/blogs/long', sections: [section] })]
  await using app = await openTestApp(openTestSqlite, { posts })
  for (const { path } of posts) {
    const { body } = await app.get(path)
    expect([path, attributesOf(body, 'data-back').length]).toEqual([path, 1])
    const shares = attributesOf(body, 'data-copy').filter((text) => text.endsWith(path))
    expect([path, shares.length]).toEqual([path, 1])
  }
})
