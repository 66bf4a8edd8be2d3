export interface AuthorTables {
  author_profiles: AuthorProfileTable
}

/** What readers see beside the name as printed of an account, with which it goes. An account without a row has no profile. */
interface AuthorProfileTable {
  account_id: string
  /** Address of a stored picture, or empty. */
  portrait: string
  about: string
  /** JSON text: a list of networks and addresses. */
  links: string
}
