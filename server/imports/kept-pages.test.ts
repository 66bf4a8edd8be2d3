import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { folderOf, imported } from '#test/support/imports/imports.ts'
import { drawing } from '#test/support/pictures.ts'

describeEachDatabase('what an import says of its changes', (open) => {
  it('is that they are those of an import, and at its end that kept pages are to show them', async () => {
    // While this clock stands, no transaction ends for having taken long.
    await using database = await open({ now: () => new Date('2024-05-01T12:00:00Z') })
    const picture = await drawing('png')
    const folder = folderOf({
      'a.md': '---\ntitle: A\nimage: a.png\n---\nText.',
      'b.md': '---\n---\n# B',
      'a.png': picture,
    })
    const before = await database.contentState()
    await imported(database, folder, { isDryRun: true })
    expect(await database.contentState()).toEqual(before)

    await imported(database, folder)
    // Two posts and a picture.
    expect(await database.contentState()).toEqual({ version: before.version + 4, imported: 3 })
    await imported(database, folder)
    expect(await database.contentState()).toEqual({ version: before.version + 4, imported: 3 })

    await imported(database, folderOf({ 'c.md': '# C', 'd.md': '# D' }), {}, 1)
    expect(await database.contentState()).toEqual({ version: before.version + 7, imported: 5 })
  })
})
