import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { section } from '#test/support/posts.ts'
import { unsliced } from '../../db/slices.ts'
import { PostListRepository } from '../post-list-repository.ts'
import { PostRepository } from '../post-repository.ts'
import { TermRepository } from '../terms/term-repository.ts'
import { Suggestions } from './suggestions.ts'

describeEachDatabase('Suggestions', (open) => {
  it('are titles, films, directors and authors with the words, those first that begin with them', async () => {
    await using database = await open()
    await savePost(database, {
      title: 'A light in it',
      path: '/blogs/A-light',
      author: 'Ann Lightly',
      tag: 'Horror List',
    })
    await savePost(database, {
      title: 'Two Men',
      film: { title: 'The Lighthouse', year: 2019, director: 'Robert Eggers' },
      sections: [section({ sectionText: 'Light, light, light, light.' })],
    })
    await savePost(database, { title: 'Lights Out', path: '/blogs/Lights', tag: 'Horror Musings' })
    const suggestions = suggestionsOf(database)
    expect(await suggestions.for('light')).toEqual([
      { kind: 'post', text: 'Lights Out', href: '/blogs/Lights' },
      { kind: 'film', text: 'The Lighthouse', href: '/film/the-lighthouse' },
      { kind: 'post', text: 'A light in it', href: '/blogs/A-light' },
      { kind: 'author', text: 'Ann Lightly', href: '/author/ann-lightly' },
    ])
    expect(await suggestions.for('ROBERT EG')).toEqual([
      { kind: 'director', text: 'Robert Eggers', href: '/director/robert-eggers' },
    ])
    for (const none of ['', '!', 'nothing', 'robert light']) expect(await suggestions.for(none)).toEqual([])
  })

  it('are eight at most, each once, and gone with their post', async () => {
    await using database = await open()
    const posts = new PostRepository(database)
    const saved = []
    for (let index = 0; index < 12; index++)
      saved.push(await savePost(database, { title: `Fog ${index}`, author: 'Mr. Fog' }))
    const suggestions = suggestionsOf(database)
    const before = await suggestions.for('fog')
    expect(before.map(({ text }) => text)).toEqual([
      'Fog 11',
      'Fog 10',
      'Fog 9',
      'Fog 8',
      'Fog 7',
      'Fog 6',
      'Fog 5',
      'Fog 4',
    ])
    await posts.delete(saved[11]!.id)
    expect((await suggestions.for('fog'))[0]!.text).toBe('Fog 10')
    expect((await suggestions.for('mr')).map(({ text }) => text)).toEqual(['Mr. Fog'])
  })
})

function suggestionsOf(database: TestDatabase): Suggestions {
  const terms = new TermRepository(database)
  return new Suggestions(
    database,
    unsliced,
    new PostListRepository(database),
    (posts) => terms.slugsOf(posts.map(({ id }) => id)),
    () => database.contentVersion(),
  )
}
