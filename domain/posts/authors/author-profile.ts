import type { SocialLink } from '../../menu/social.ts'
import type { Picture } from '../../pictures/picture.ts'
import { normalizedLabel } from '../terms/normalized-label.ts'

export const ABOUT_MAX = 300
export const ABOUT_LINES = 2
export const PROFILE_LINKS_MAX = 5

/** What readers see beside the name as printed of an account. */
export interface AuthorProfile {
  /** Address of a stored picture, or empty. */
  readonly portrait: string
  /** Plain text of at most {@link ABOUT_LINES} lines, or empty. */
  readonly about: string
  readonly links: readonly SocialLink[]
}

export const EMPTY_PROFILE: AuthorProfile = { portrait: '', about: '', links: [] }

/** An author of a page with a profile. */
export interface ShownAuthor extends Omit<AuthorProfile, 'portrait'> {
  /** As the page has it. */
  readonly name: string
  readonly portrait: Picture | null
}

export function isEmptyProfile({ portrait, about, links }: AuthorProfile): boolean {
  return portrait === '' && about === '' && links.length === 0
}

/** By which the name of an author leads to an account, regardless of case. */
export function authorKey(name: string): string {
  return normalizedLabel(name).toLowerCase()
}
