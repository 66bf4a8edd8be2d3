import type { Locale } from '#domain/locales/locale.ts'
import type { OwnLogo } from '#domain/look/logo.ts'
import type { Corners, Type } from '#domain/look/look-choices.ts'
import type { Palette } from '#domain/look/palette.ts'
import type { Block as MarkedBlock } from '#domain/text/marked-text.ts'

/** The content of a mail, from which HTML and plain text are made. Its texts are not escaped. */
export interface MessageContent {
  readonly subject: string
  /** Preview text that an inbox shows after the subject. */
  readonly preview: string
  readonly blocks: readonly Block[]
  readonly reason: string
  readonly unsubscribe?: string
}

export type Block =
  | { kind: 'heading'; text: string; href?: string }
  | { kind: 'lead' | 'text' | 'quiet' | 'section'; text: string }
  /** A line that leads to what it stands for. */
  | { kind: 'instead'; text: string; href: string }
  /** Of a review and its film. */
  | { kind: 'facts'; score: number | null; lines: readonly string[] }
  /** A part of the text of a post; `href` is the page that shows what it covers. */
  | { kind: 'marked'; block: Exclude<MarkedBlock, { kind: 'picture' }>; href: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'picture'; src: string; alt: string; href: string }

export interface SiteContact {
  readonly blogName: string
  readonly siteUrl: string
  readonly contact: string
  /** Both themes of the owner's colours; null for those of a new blog. */
  readonly palette: Palette | null
  /** Whose kinds of typefaces a mail has. */
  readonly type: Type
  readonly corners: Corners
  /** Null where the name of the blog stands alone. */
  readonly logo: OwnLogo
  /** Of the blog in mails to subscribers, with the owner's sentences; that of the account in mails to one. */
  readonly locale: Locale
}
