import { expect, it } from 'vitest'
import type { AuthorProfile } from '#domain/posts/authors/author-profile.ts'
import { describeEachDatabase, type OpenTestDatabase } from '#test/support/database/databases.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { AccountRepository } from '../../identity/account-repository.ts'
import { MediaRepository } from '../../media/media-repository.ts'
import { MediaStore } from '../../media/media-store.ts'
import { removeUnusedMedia } from '../../media/unused-media.ts'
import { AuthorProfiles } from './author-profiles.ts'

const HASH = 'a'.repeat(32)
const PROFILE: AuthorProfile = {
  portrait: `/media/${HASH}.jpg`,
  about: 'Sleeps badly.\nWrites.',
  links: [{ network: 'letterboxd', href: 'https://letterboxd.com/mara' }],
}

describeEachDatabase('AuthorProfiles', (open) => {
  it('are shown beside the name as printed, whatever its case, until they are empty again', async () => {
    await using blog = await openBlog(open)
    const mara = await blog.account('mara@den.example', 'Mara Vell')
    const noa = await blog.account('noa@den.example', 'Noa Quist')
    await blog.account('silent@den.example', undefined)
    expect(await blog.profiles.of(mara)).toEqual({ portrait: '', about: '', links: [] })
    expect(await blog.profiles.change(mara, PROFILE)).toEqual(PROFILE)
    expect(await blog.profiles.change(noa, { about: 'Half \0of it' })).toMatchObject({ about: 'Half of it', links: [] })
    expect(await blog.profiles.of(mara)).toEqual(PROFILE)
    expect(await blog.profiles.all()).toEqual(new Map([mara, noa].map((id) => [id, expect.anything()])))
    const shown = await blog.profiles.shown(['A guest', ' MARA  vell', 'Noa Quist', ''])
    expect(shown).toEqual([
      { ...PROFILE, name: ' MARA  vell', portrait: expect.objectContaining({ src: PROFILE.portrait, width: 10 }) },
      { name: 'Noa Quist', about: 'Half of it', links: [], portrait: null },
    ])

    expect(await blog.profiles.change(noa, { about: '' })).toEqual({ portrait: '', about: '', links: [] })
    expect(await blog.profiles.shown(['Noa Quist'])).toEqual([])
    expect([...(await blog.profiles.all()).keys()]).toEqual([mara])
    expect(await blog.profiles.change('a_none', PROFILE)).toBeNull()
  })

  it('follow a new name, and go with the account', async () => {
    await using blog = await openBlog(open)
    const mara = await blog.account('mara@den.example', 'Mara Vell')
    const owner = await blog.account('owner@den.example', undefined)
    await blog.profiles.change(mara, PROFILE)
    const names = async () => (await blog.profiles.shown(['Mara Vell', 'Mara Quill', 'Owner'])).map(({ name }) => name)
    expect(await names()).toEqual(['Mara Vell'])
    await blog.accounts.rename(mara, 'Mara Quill')
    expect(await names()).toEqual(['Mara Quill'])
    await blog.profiles.change(owner, { about: 'Keeps the lamp.' })
    expect(await names()).toEqual(['Mara Quill'])
    await blog.accounts.noteAuthorName(owner, 'Owner')
    expect(await names()).toEqual(['Mara Quill', 'Owner'])
    const before = await blog.database.contentVersion()
    await blog.accounts.noteAuthorName(owner, 'Another')
    expect(await blog.database.contentVersion()).toBe(before)
    expect(await blog.accounts.remove(mara, null)).toBe('removed')
    expect(await names()).toEqual(['Owner'])
    expect(await blog.database.read.selectFrom('author_profiles').select('account_id').execute()).toEqual([
      { account_id: owner },
    ])
  })

  it('of a name that a later account takes stay those of the first', async () => {
    await using blog = await openBlog(open)
    const first = await blog.account('first@den.example', 'Mara Vell')
    const later = await blog.account('later@den.example', 'mara vell')
    await blog.profiles.change(later, { about: 'Somebody else.' })
    expect(await blog.profiles.shown(['Mara Vell'])).toEqual([])
    expect(await blog.profiles.isShown(first, 'Mara Vell')).toBe(true)
    expect(await blog.profiles.isShown(later, 'mara vell')).toBe(false)
    await blog.profiles.change(first, { about: 'The first.' })
    expect(await blog.profiles.shown(['Mara Vell'])).toMatchObject([{ about: 'The first.' }])
  })

  it('are shown although an older account has the name from a post that it published', async () => {
    await using blog = await openBlog(open)
    const owner = await blog.account('owner@den.example', undefined)
    const guest = await blog.account('guest@den.example', 'Mara Vell')
    await blog.accounts.noteAuthorName(owner, 'Mara Vell')
    await blog.profiles.change(guest, { about: 'A guest.' })
    expect(await blog.profiles.shown(['Mara Vell'])).toMatchObject([{ about: 'A guest.' }])
    expect(await blog.profiles.isShown(guest, 'Mara Vell')).toBe(true)
  })

  it('keep their portraits stored', async () => {
    await using blog = await openBlog(open)
    const mara = await blog.account('mara@den.example', 'Mara Vell')
    await blog.profiles.change(mara, PROFILE)
    expect(await removeUnusedMedia(blog.database, 0)).toBe(0)
    await blog.profiles.change(mara, { portrait: '' })
    expect(await removeUnusedMedia(blog.database, 0)).toBe(1)
  })
})

async function openBlog(open: OpenTestDatabase) {
  let passed = 0
  const database = await open({ now: () => new Date(Date.UTC(2026, 9, 31, 20, 0, passed++)) })
  const media = new MediaRepository(database)
  await media.put({ hash: HASH, type: 'image/jpeg', width: 10, height: 10, placeholder: null, bytes: Buffer.from('x') })
  const accounts = new AccountRepository(database)
  return {
    database,
    accounts,
    profiles: new AuthorProfiles(database, new MediaStore(media), () => database.contentVersion()),
    async account(email: string, authorName: string | undefined) {
      const role = 'owner' as const
      const inserted = await accounts.insert({ email, name: authorName ?? email, authorName, role, passwordHash: null })
      return succeeded(inserted).account.id
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
