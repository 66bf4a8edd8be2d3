import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { killMailWorkers } from '#test/support/mail/mail-kills.ts'

describeEachDatabase('A process that is killed while it sends', (open) => {
  it('loses no mail, repeats few, and mails nobody who has left', { timeout: 60_000 }, async () => {
    await using database = await open()
    const result = await killMailWorkers(database, database.config, {
      recipients: 300,
      kills: 5,
      leavers: 30,
    })
    expect(result).toMatchObject({ kills: 5, lost: 0, tooLate: 0, left: 30 })
    // Five are under way at a time.
    expect(result.duplicates).toBeLessThanOrEqual(5 * result.kills)
    const { sent = 0, cancelled = 0, ...others } = result.states
    expect(others).toEqual({})
    // A subscriber who left before their mail was queued has no mail to cancel.
    expect(sent).toBeGreaterThanOrEqual(270)
    expect(sent + cancelled).toBeLessThanOrEqual(300)
  })
})
