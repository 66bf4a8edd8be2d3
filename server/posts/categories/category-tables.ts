import type { Generated } from 'kysely'
import type { TermKind } from '#domain/posts/terms/term.ts'

export interface CategoryTables {
  categories: CategoryTable
  old_slugs: OldSlugTable
}

/** What an owner decided of a category. Posts may have others, which go by their names. */
interface CategoryTable {
  name: string
  slug: string
  description: string
  /** Address of a stored picture, or empty. */
  picture: string
  /** `#rrggbb`, or empty. */
  colour: Generated<string>
  is_review: number
  /** Rises in the order of the categories. */
  place: number
}

/** A slug that a category or tag had before it was renamed or became another. */
interface OldSlugTable {
  kind: TermKind
  slug: string
  /** The label whose page it leads to. */
  label: string
  /** The label that posts had before, while some may still have it; else null. */
  former_label: string | null
  /** E-mail address of who changed it; empty as soon as no post has the former label. */
  changed_by: string
}
