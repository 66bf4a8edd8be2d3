/** What a mail says, before it becomes HTML and plain text. Every text is as its author typed it: nothing is escaped. */
export interface MessageContent {
  readonly subject: string
  /** What an inbox shows behind the subject. */
  readonly preview: string
  readonly blocks: readonly Block[]
  /** Why this mail came. */
  readonly reason: string
  readonly unsubscribe?: string
}

export type Block =
  | { kind: 'heading'; text: string; href?: string }
  | { kind: 'lead' | 'text' | 'quiet'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'picture'; src: string; alt: string; href: string }

/** The site that a mail names as its sender: in its head, its foot and its links. */
export interface SiteContact {
  readonly blogName: string
  readonly siteUrl: string
  readonly contact: string
}

/** A `mailto:` address, escaped by RFC 6068. */
export function mailto(address: string): string {
  const at = address.lastIndexOf('@')
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`
}
