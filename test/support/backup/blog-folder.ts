import { randomBytes } from 'node:crypto'
import { openDatabase } from '#server/db/database.ts'
import { SecretRepository } from '#server/db/secret-repository.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { saveMedium } from '../database/media.ts'
import { savePost } from '../database/posts.ts'
import { newToken } from '../identity/api-token.ts'
import { openKeeperIdentity } from '../identity/identity.ts'
import { migratedFolder } from '../process/folder.ts'

/** A folder with a blog: an administrator with a token, a mail server, one post. */
export async function blogFolder(title = 'Mine'): Promise<string> {
  const dataDir = migratedFolder()
  await using database = await openDatabase({ dataDir })
  const { administrators, apiTokens } = await openKeeperIdentity(database)
  const [account] = await administrators.list()
  await apiTokens.create(account!, newToken({ name: 'import' }))
  await new SecretRepository(database).getOrCreate('unsubscribe', () => 'the-key-that-signs')
  const smtp = { url: 'smtp://keeper:very-secret-word@mail.example', from: 'keeper@den.example' }
  await new SettingsRepository(database).change({ smtp, blogName: 'Crypt' }, [])
  await savePost(database, { title })
  return dataDir
}

export async function titlesIn(dataDir: string): Promise<string[]> {
  await using database = await openDatabase({ dataDir })
  return (await database.read.selectFrom('posts').select('title').execute()).map(({ title }) => title)
}

/** A random picture of 200 kB. */
export async function addPicture(dataDir: string): Promise<void> {
  const bytes = randomBytes(200_000)
  await using database = await openDatabase({ dataDir })
  await saveMedium(database, bytes)
}
