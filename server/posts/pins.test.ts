import { expect, it } from 'vitest'
import { frontPageWindow, interleave } from '#domain/posts/front-page.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { schedulePost } from '#test/support/scheduled-posts.ts'
import type { Connection } from '../db/database.ts'
import { endDuePins } from './pins.ts'
import { PublishedPosts } from './published-posts.ts'
import { SavedPosts } from './saved-posts.ts'

const START = Date.parse('2026-10-30T23:00:00Z')
const at = (hours: number) => new Date(START + hours * 3_600_000).toISOString()

describeEachDatabase('Posts held at the top', (open) => {
  it('stand above all others until their instant, featured or not', async () => {
    const clock = { now: START }
    await using database = await open({ now: () => new Date(clock.now) })
    for (let day = 1; day <= 12; day++)
      await savePost(database, { title: `Day ${day}`, date: `2026-01-${day + 10}`, featured: day === 6 ? 1 : 0 })
    const shorter = await savePost(database, { title: 'Shorter', date: '2020-01-01', pinnedUntil: at(1) })
    await savePost(database, { title: 'Longer', date: '2019-01-01', featured: 1, pinnedUntil: at(2) })
    expect(await titles(database, 1)).toEqual(
      ['Shorter', 'Longer', 'Day 12', 'Day 11', 'Day 10', 'Day 6', 'Day 9', 'Day 8', 'Day 7', 'Day 5'], //
    )
    expect(await titles(database, 2)).toEqual(['Day 4', 'Day 3', 'Day 2', 'Day 1'])

    await endDuePins(database)
    const version = await database.contentVersion()
    clock.now = Date.parse(at(1))
    await Promise.all([endDuePins(database), endDuePins(database)])
    expect(await database.contentVersion()).toBe(version + 1)
    expect((await titles(database, 1)).slice(0, 3)).toEqual(['Longer', 'Day 12', 'Day 11'])
    expect((await titles(database, 2)).at(-1)).toBe('Shorter')
    const { revision, pinnedUntil } = (await new SavedPosts(database).find(shorter.id))!
    expect([revision, pinnedUntil]).toEqual([shorter.revision, null])
  })

  it('are let go of when they are public only', async () => {
    await using database = await open({ now: () => new Date(START) })
    const { id } = await schedulePost(database, new Date(at(5)), { pinnedUntil: at(-1) })
    await endDuePins(database)
    expect((await new SavedPosts(database).find(id))!.pinnedUntil).toBe(at(-1))
  })

  it('are no more in the list of a category than others', async () => {
    await using database = await open({ now: () => new Date(START) })
    await savePost(database, { title: 'New', date: '2026-01-01', tag: 'Horror List' })
    await savePost(database, { title: 'Pinned', date: '2020-01-01', tag: 'Horror List', pinnedUntil: at(1) })
    expect(await titles(database, 1, 'Horror List')).toEqual(['New', 'Pinned'])
  })
})

async function titles(database: Connection, page: number, tag?: string): Promise<string[]> {
  const posts = new PublishedPosts(database)
  const counts = await posts.counts({ tag })
  const rows = await posts.frontPageRows(frontPageWindow(page, counts), counts, { tag })
  return interleave(page, counts, rows).map(({ title }) => title)
}
