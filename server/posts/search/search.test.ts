import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { section } from '#test/support/posts.ts'
import { Search } from './search.ts'

describeEachDatabase('Search', (open) => {
  it('finds posts by title, film, captions, author, headings and texts, what they are about first', async () => {
    await using database = await open()
    await savePost(database, { title: 'Text', sections: [section({ sectionText: 'A lighthouse, seen once.' })] })
    await savePost(database, { title: 'Heading', sections: [section({ sectionTitle: 'The lighthouse' })] })
    await savePost(database, { title: 'Caption', tagline: 'Lighthouses everywhere' })
    await savePost(database, { title: 'Director', film: { title: 'Other', director: 'Ann Lighthouse' } })
    await savePost(database, { title: 'Film', film: { title: 'The Lighthouse', year: 2019 } })
    await savePost(database, { title: 'None' })
    const search = new Search(database)
    const titles = async (q: string) => (await search.page(q, 1)).results.map(({ post }) => post.title)
    expect(await titles('lighthouse')).toEqual(['Film', 'Director', 'Caption', 'Heading', 'Text'])
    expect(await titles('LIGHTHOU')).toEqual(['Film', 'Director', 'Caption', 'Heading', 'Text'])
    expect(await titles('ligthouse')).toEqual(['Film', 'Director', 'Caption', 'Heading', 'Text'])
    expect(await titles('"seen once"')).toEqual(['Text'])
    expect(await titles('"once seen"')).toEqual([])
    expect(await titles('lighthouse 2019')).toHaveLength(5)
    expect((await titles('lighthouse 2019'))[0]).toBe('Film')
    expect(await titles('')).toEqual([])
  })
})
