import { MARKDOWN_FORMAT } from '#domain/posts/markdown/markdown-post.ts'
import type { Connection } from '../db/database.ts'

interface WrittenProfile {
  readonly name: string
  /** Address of a stored picture, or empty. */
  readonly portrait: string
  /** JSON text. @param portrait as a file, relative to the folder; empty for none */
  readonly text: (portrait: string) => string
}

/** Profiles of the accounts that have a name as printed. */
export async function writtenProfiles({ read }: Connection): Promise<WrittenProfile[]> {
  const rows = await read
    .selectFrom('author_profiles')
    .innerJoin('accounts', 'id', 'account_id')
    .select(['author_name', 'portrait', 'about', 'links'])
    .where('author_name', '!=', '')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ author_name: name, portrait, about, links }) => ({
    name,
    portrait,
    text: (file) =>
      `${JSON.stringify(
        {
          format: MARKDOWN_FORMAT,
          name,
          ...(file && { portrait: file }),
          ...(about && { about }),
          ...(links !== '[]' && { links: JSON.parse(links) }),
        },
        null,
        2,
      )}\n`,
  }))
}
