import {
  type AuthorProfile,
  authorKey,
  EMPTY_PROFILE,
  isEmptyProfile,
  type ShownAuthor,
} from '#domain/posts/authors/author-profile.ts'
import type { ProfileChange } from '#domain/posts/authors/profile-writing.ts'
import { ContentCache } from '../../db/content-cache.ts'
import { raiseContentVersion } from '../../db/content-version.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { storable, storableJson } from '../../db/text.ts'
import type { MediaStore } from '../../media/media-store.ts'

interface PrintedAccount {
  readonly id: string
  readonly profile: AuthorProfile
}

/** Profiles of accounts. Readers see one where the name of an author is the name as printed of the account. */
export class AuthorProfiles {
  readonly #database: Connection
  readonly #media: Pick<MediaStore, 'describe'>
  readonly #cache: ContentCache

  constructor(database: Connection, media: Pick<MediaStore, 'describe'>, contentVersion: () => Promise<number>) {
    this.#database = database
    this.#media = media
    this.#cache = new ContentCache(contentVersion)
  }

  /** Those of all accounts, by their ids. */
  async all(): Promise<Map<string, AuthorProfile>> {
    const rows = await this.#database.read.selectFrom('author_profiles').selectAll().execute()
    return new Map(rows.map(({ account_id, ...row }) => [account_id, inRow(row)]))
  }

  of(accountId: string): Promise<AuthorProfile> {
    return profileOf(this.#database, accountId)
  }

  /** @returns the profile after the change; null when there is no such account */
  change(accountId: string, change: ProfileChange): Promise<AuthorProfile | null> {
    return changeProfile(this.#database, accountId, change)
  }

  /** The names among these whose account has a profile, in their order. */
  async shown(names: readonly string[]): Promise<ShownAuthor[]> {
    const printed = await this.#cache.get('printed', () => this.#printed())
    const found = names.flatMap((name) => {
      const account = printed.get(authorKey(name))
      return account && !isEmptyProfile(account.profile) ? { name, ...account.profile } : []
    })
    const portraits = found.map(({ portrait }) => portrait).filter(Boolean)
    const pictures = portraits.length > 0 ? await this.#media.describe(portraits) : undefined
    return found.map((author) => ({ ...author, portrait: pictures?.get(author.portrait) ?? null }))
  }

  /** Whether readers see the profile of the account, and not one of an older account with the same name as printed. */
  async isShown(accountId: string, name: string): Promise<boolean> {
    return (await this.#printed()).get(authorKey(name))?.id === accountId
  }

  /**
   * Accounts by the keys of their names as printed. Of several with one name the oldest counts, so that nobody takes its place; an account
   * without a profile whose name was only taken from a post gives way.
   */
  async #printed(): Promise<Map<string, PrintedAccount>> {
    const rows = await this.#database.read
      .selectFrom('accounts')
      .leftJoin('author_profiles', 'account_id', 'id')
      .select(['id', 'name', 'author_name', 'created_at', 'portrait', 'about', 'links'])
      .where('author_name', '!=', '')
      .execute()
    const holders = rows.filter((row) => row.links !== null || authorKey(row.name) === authorKey(row.author_name))
    // The oldest is the last, which a map keeps.
    holders.sort((a, b) => (a.created_at < b.created_at || (a.created_at === b.created_at && a.id < b.id) ? 1 : -1))
    return new Map(holders.map(({ id, author_name, ...row }) => [authorKey(author_name), { id, profile: inRow(row) }]))
  }
}

export async function profileOf({ read }: Connection, accountId: string): Promise<AuthorProfile> {
  const rows = read.selectFrom('author_profiles').select(['portrait', 'about', 'links'])
  const row = await rows.where('account_id', '=', accountId).executeTakeFirst()
  return row ? inRow(row) : EMPTY_PROFILE
}

/** As {@link AuthorProfiles.change}. */
export function changeProfile(
  connection: Connection,
  accountId: string,
  { portrait, about, links }: ProfileChange,
): Promise<AuthorProfile | null> {
  return lockedTransaction(connection, 'content', async (trx) => {
    const account = trx.read.selectFrom('accounts').select('id').where('id', '=', accountId)
    if (!(await account.executeTakeFirst())) return null
    const before = await profileOf(trx, accountId)
    const after = {
      portrait: portrait ?? before.portrait,
      about: about === undefined ? before.about : storable(about),
      links: links ?? before.links,
    }
    await save(trx, accountId, after)
    await raiseContentVersion(trx)
    return after
  })
}

type Row = { readonly [Field in keyof AuthorProfile]: string | null }

function inRow({ portrait, about, links }: Row): AuthorProfile {
  return { portrait: portrait ?? '', about: about ?? '', links: links === null ? [] : JSON.parse(links) }
}

async function save({ write }: Connection, accountId: string, profile: AuthorProfile): Promise<void> {
  if (isEmptyProfile(profile)) {
    await write.deleteFrom('author_profiles').where('account_id', '=', accountId).execute()
    return
  }
  const row = { ...profile, links: storableJson(profile.links) }
  await write
    .insertInto('author_profiles')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}
