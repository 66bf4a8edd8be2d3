/**
 * Everything an owner would change about the site. Texts are plain text with the marks of section texts, and may name
 * `{blogName}`, `{contact}` and `{siteUrl}`. Defaults live in `content/`.
 */
export interface Settings {
  blogName: string
  /** One sentence under the name, in the footer. */
  tagline: string
  /** What search engines and shared links say about the home page. */
  description: string
  /** The contact address of footer and greetings, and `{email}` in messages. */
  contact: string
  /** Image Source of a new post. */
  imageSource: string
  /** IANA name; says when a day begins. */
  timeZone: string
  /** The captcha's public key; the environment wins over it. */
  siteKey: string
  adsEnabled: boolean
  /** Whether every administrator must set up a second factor before anything else. */
  requireSecondFactor: boolean
  /** The meaning of each score from 0 to 10, in that order; pages leave out empty lines. */
  scale: string[]
  greetings: Greetings
  terms: TextPage
  privacy: TextPage
  cookiePolicy: TextPage
  emptyFeed: Notice
  missingPost: Notice
  missingPage: Notice
}

/** A page of prose in headed parts. */
export interface TextPage {
  title: string
  intro: string
  parts: TextPart[]
}

export interface TextPart {
  heading: string
  text: string
}

/** The letter from the site's persona. */
export interface Greetings extends TextPage {
  signature: string
  /** Above the form that stands in the letter. */
  subscribeHeading: string
  subscribeText: string
}

/** What a screen says when it has nothing else to show. */
export interface Notice {
  title: string
  text: string
}
