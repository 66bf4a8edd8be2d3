import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { waitForLock } from '#test/support/database/locks.ts'
import { openDatabase } from './database.ts'
import { SecretRepository } from './secret-repository.ts'

describeEachDatabase('SecretRepository', (open) => {
  it('makes a secret once', async () => {
    await using database = await open()
    const secrets = new SecretRepository(database)
    expect(await secrets.getOrCreate('signing', () => 'first')).toBe('first')
    expect(await secrets.getOrCreate('signing', () => 'second')).toBe('first')
    expect(await secrets.getOrCreate('captcha', () => 'third')).toBe('third')
  })

  it('gives two instances that make it at once the same one', async () => {
    await using database = await open()
    await using other = await openDatabase(database.config)
    const ours = await other.transaction(async (transaction) => {
      await new SecretRepository(transaction).getOrCreate('signing', () => 'theirs')
      const asked = new SecretRepository(database).getOrCreate('signing', () => 'ours')
      // It finds no secret yet, and waits for the other's commit.
      await waitForLock(transaction, 'asked')
      return { asked }
    })
    expect(await ours.asked).toBe('theirs')
  })
})
