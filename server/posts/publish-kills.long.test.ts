import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { killPublishers } from '#test/support/process/publish-kills.ts'

describeEachDatabase('A process that is killed while it publishes scheduled posts', (open) => {
  it('publishes and announces each once, none early, and none late while a server runs', {
    timeout: 600_000,
  }, async () => {
    await using database = await open()
    // SQLite takes one server.
    const servers = database.dialect === 'postgres' ? 2 : 1
    const result = await killPublishers(database, database.config, { posts: 1_000, kills: 20, servers })
    expect(result).toMatchObject({ lost: 0, announcedWrongly: 0, early: 0, late: 0, left: 0 })
    expect(result.kills).toBeGreaterThanOrEqual(20)
  })
})
