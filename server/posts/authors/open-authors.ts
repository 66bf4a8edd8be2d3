import type { Database } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { AuthorNames } from './author-names.ts'
import { AuthorProfiles } from './author-profiles.ts'
import { PostAuthors } from './post-authors.ts'

export function openAuthors(database: Database, slices: Slices, media: Pick<MediaStore, 'describe'>) {
  return {
    postAuthors: new PostAuthors(database),
    authorNames: new AuthorNames(database, slices),
    authorProfiles: new AuthorProfiles(database, media, () => database.contentVersion()),
  }
}
