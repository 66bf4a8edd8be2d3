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

  it('finds words around characters that nobody sees, words without spaces between them, signs and emoji', async () => {
    await using database = await open()
    const texts = [
      'The light\u00adhouse',
      'Mid\u200bnight',
      'Sus\u2060piria',
      'หนังผีไทยที่น่ากลัว',
      'ภาพยนตร์สยองขวัญ',
      'ຮູບເງົາຜີ',
      'ភាពយន្តខ្មោច',
    ]
    for (const text of [...texts, 'Learn C++ in hell', 'Nothing but C', 'A 👻 in the attic', 'I ❤️ it'])
      await savePost(database, { title: 'A post', tagline: text })
    const search = new Search(database)
    const found = async (q: string) => (await search.page(q, 1)).results.map(({ post }) => post.tagline)
    expect(await found('lighthouse')).toEqual(['The light\u00adhouse'])
    expect(await found('light\u00adhouse')).toEqual(['The light\u00adhouse'])
    expect(await found('midnight')).toEqual(['Mid\u200bnight'])
    expect(await found('mid\u2060night')).toEqual(['Mid\u200bnight'])
    expect(await found('suspiria')).toEqual(['Sus\u2060piria'])
    expect(await found('ผี')).toEqual(['หนังผีไทยที่น่ากลัว'])
    expect(await found('ผีไทย')).toEqual(['หนังผีไทยที่น่ากลัว'])
    expect(await found('สยอง')).toEqual(['ภาพยนตร์สยองขวัญ'])
    expect(await found('ຜີ')).toEqual(['ຮູບເງົາຜີ'])
    expect(await found('ខ្មោច')).toEqual(['ភាពយន្តខ្មោច'])
    expect(await found('c++')).toEqual(['Learn C++ in hell'])
    expect((await found('c')).sort()).toEqual(['Learn C++ in hell', 'Nothing but C'])
    expect(await found('👻')).toEqual(['A 👻 in the attic'])
    expect(await found('❤')).toEqual(['I ❤️ it'])
  })
})
