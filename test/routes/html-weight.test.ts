import { describe, expect, it } from 'vitest'
import { CATEGORIES, type PostInput } from '#domain/posts/post.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'
import { succeeded } from '#test/support/succeeded.ts'

/** What a page may weigh on its way, in bytes. */
const LIMIT = 12_000

const jpeg = await drawing('jpeg')

describe('a page', () => {
  it('of ten posts with long captions is light', async () => {
    const posts = Array.from({ length: 24 }, (_, index) => longPost(index))
    await using app = await openTestApp(openTestSqlite, { posts, pictures: [jpeg], settings: { adsEnabled: true } })
    for (const page of ['/', '/?page=2']) {
      const { weight, body } = await sent(app, page)
      expect(body.match(/<article/g)).toHaveLength(10)
      expect(weight).toBeLessThanOrEqual(LIMIT)
    }
  })

  it('of six long sections and all ratings is light', async () => {
    const posts = Array.from({ length: 4 }, (_, index) => longPost(index))
    await using app = await openTestApp(openTestSqlite, { posts, pictures: [jpeg] })
    const { weight, body } = await sent(app, '/blogs/Post-0')
    expect(body).toContain('Overall: 6 out of 10')
    expect(body.replace(/<[^>]*>/g, ' ').split(/\s+/).length).toBeGreaterThan(1200)
    expect(weight).toBeLessThanOrEqual(LIMIT)
  })

  it('weighs little more with the profile of its author', async () => {
    await using app = await openTestApp(openTestSqlite, { posts: [longPost(0)], pictures: [jpeg] })
    const { author, path } = longPost(0)
    const { weight } = await sent(app, path)
    const { administrators, authorProfiles } = app.services
    const account = { email: 'mara@den.example', password: 'a lamp that nobody tends', name: author }
    const { id } = succeeded(await administrators.create(account)).account
    const links = (['mastodon', 'letterboxd', 'bluesky', 'instagram', 'website'] as const).map((network) => ({
      network,
      href: `https://${network}.example/@mara-writes`,
    }))
    const about = 'Mara keeps the lamp. She has watched films alone since she was nine.\nShe writes what they left.'
    await authorProfiles.change(id, { portrait: addressOf(jpeg, 'jpeg'), about, links })
    const described = await sent(app, path)
    expect(described.body).toContain('author__portrait')
    expect(described.weight - weight).toBeLessThanOrEqual(700)
  })
})

async function sent(app: TestApp, page: string) {
  const { bytes, body } = await app.get(page, { headers: { 'Accept-Encoding': 'br' } })
  return { weight: bytes.byteLength, body }
}

function longPost(index: number): PostInput {
  const words = randomWords(index + 1)
  const picture = addressOf(jpeg, 'jpeg')
  return postInput({
    path: `/blogs/Post-${index}`,
    title: words(9),
    tagline: words(15),
    description: words(60),
    author: words(2),
    tag: CATEGORIES[0],
    featured: index % 5 ? 0 : 1,
    ratings: { ...RATINGS, cinematography: 4 },
    film: { title: words(3), year: 1970 + index, director: words(2) },
    articleImage: picture,
    articleImgSrc: words(6),
    articleImageAlt: words(15),
    sections: Array.from({ length: 6 }, () => ({
      sectionTitle: words(6),
      sectionText: `${words(70)}\n\n${words(70)}\n\n**${words(10)}** ${words(50)}`,
      sectionImage: picture,
      sectionImgSrc: words(6),
      sectionImageAlt: words(15),
    })),
  })
}

/** Words that say nothing, the same on every run, and which repeat about as seldom as those of a writer. */
function randomWords(seed: number): (count: number) => string {
  let state = seed * 2_654_435_761
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const syllables = 'ka lo mir the ven sha du re sil or an tes ghu ly pra ne win bo cre ash'.split(' ')
  const vocabulary = Array.from({ length: 900 }, () =>
    Array.from({ length: 1 + random(3) }, () => syllables[random(syllables.length)]).join(''),
  )
  // Few words are used often, many seldom.
  const word = () => vocabulary[Math.floor(vocabulary.length ** (random(1_000) / 1_000))]!
  return (count) => Array.from({ length: count }, word).join(' ')
}
