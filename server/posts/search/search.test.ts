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
    await savePost(database, {
      title: 'Film',
      film: { title: 'The Lighthouse', originalTitle: 'Der Leuchtturm', year: 2019 },
    })
    await savePost(database, { title: 'None' })
    const search = new Search(database)
    const titles = async (q: string) => (await search.page(q, 1)).results.map(({ post }) => post.title)
    expect(await titles('lighthouse')).toEqual(['Film', 'Director', 'Caption', 'Heading', 'Text'])
    expect(await titles('leuchtturm')).toEqual(['Film'])
    expect(await titles('LIGHTHOU')).toEqual(['Film', 'Director', 'Caption', 'Heading', 'Text'])
    expect(await titles('ligthouse')).toEqual(['Film', 'Director', 'Caption', 'Heading', 'Text'])
    expect(await titles('"seen once"')).toEqual(['Text'])
    expect(await titles('"once seen"')).toEqual([])
    expect(await titles('lighthouse 2019')).toHaveLength(5)
    expect((await titles('lighthouse 2019'))[0]).toBe('Film')
    expect(await titles('')).toEqual([])
  })

  it('finds a title in another language by a part of it, as its readers type it', async () => {
    await using database = await open()
    const titles = [
      '午夜凶铃',
      '呪怨の家',
      'リング',
      'الرعب في الليلة الأخيرة',
      'Işıklar',
      'Häxan',
      'Straße des Blutes',
      'Łódź nocą',
    ]
    for (const title of titles) await savePost(database, { title })
    const search = new Search(database)
    const found = async (q: string) => (await search.page(q, 1)).results.map(({ post }) => post.title)
    const queries = [
      ['凶铃', '呪怨', 'リング', 'رعب', 'işıklar', 'haxan', 'strasse', 'lodz'],
      ['午夜', 'の家', 'ﾘﾝ', 'الليله', 'IŞIKLAR', 'haexan', 'STRAẞE', 'nocą'],
      ['夜凶', '怨の', 'りんぐ', 'اخيره', 'isiklar', 'HÄXAN', 'straße', 'nocą łódź'],
    ]
    for (const row of queries)
      for (const [index, q] of row.entries()) expect(await found(q), q).toEqual([titles[index]])
  })

  it('finds words through invisible characters, words of scripts without spaces, signs and emoji', async () => {
    await using database = await open()
    await savePost(database, { title: 'Soft', tagline: 'Ter\u00adror of the un\u200bdead, un\u2060buried' })
    await savePost(database, { title: 'หนังผีไทย', sections: [section({ sectionText: 'ผีเสื้อสมุทรน่ากลัวมาก' })] })
    await savePost(database, { title: 'ຜີຢູ່ໃນເຮືອນ' })
    await savePost(database, { title: 'ខ្មោចនៅក្នុងផ្ទះ' })
    await savePost(database, { title: 'A C++ horror', tagline: 'Seen on Disney' })
    await savePost(database, { title: 'Pumpkins', sections: [section({ sectionText: 'Of the 🎃 and a ❤️.' })] })
    await savePost(database, { title: 'A cellar, in C major' })
    const search = new Search(database)
    const titles = async (q: string) => (await search.page(q, 1)).results.map(({ post }) => post.title)
    for (const q of ['terror', 'te\u200brror', 'undead', 'unburied']) expect(await titles(q), q).toEqual(['Soft'])
    for (const q of ['ผี', 'หนังผี', 'ไทย', 'น่ากลัว']) expect(await titles(q), q).toEqual(['หนังผีไทย'])
    expect(await titles('ผา')).toEqual([])
    expect(await titles('ຜີ')).toEqual(['ຜີຢູ່ໃນເຮືອນ'])
    expect(await titles('ផ្ទះ')).toEqual(['ខ្មោចនៅក្នុងផ្ទះ'])
    expect(await titles('c++')).toEqual(['A C++ horror'])
    for (const q of ['🎃', '❤', '❤️']) expect(await titles(q), q).toEqual(['Pumpkins'])
    // A sign that no post has is left out.
    for (const q of ['disney+', 'disney 🎬']) expect(await titles(q), q).toEqual(['A C++ horror'])
  })
})
