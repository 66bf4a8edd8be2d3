import type { Settings } from '#domain/settings/settings-writing.ts'

export interface Section {
  readonly id: string
  readonly title: string
  readonly lead: string
  /** Address of the page that shows these settings. */
  readonly page?: string
  /** Whether its settings are shown on public pages. */
  readonly isPublic?: true
  /** Whether a field of it is required. */
  readonly hasRequired?: true
  /** The settings that it saves. */
  readonly settings: readonly (keyof Settings)[]
}

export type SectionId = (typeof SECTIONS)[number]['id']

/** The parts of the settings screen, by their names in addresses. */
export const SECTIONS = [
  {
    id: 'blog',
    title: 'The blog',
    lead: 'What stands in the header, the footer and every page title.',
    isPublic: true,
    hasRequired: true,
    settings: ['blogName', 'contact', 'language', 'tagline', 'description'],
  },
  {
    id: 'look',
    title: 'Look',
    lead: 'Colours and shapes of your blog.',
    isPublic: true,
    settings: ['look', 'logo', 'logoDark', 'logoWithName', 'icon', 'headerPicture'],
  },
  {
    id: 'menu',
    title: 'Menu',
    lead: 'What leads on in the header, the phone menu and the footer.',
    isPublic: true,
    hasRequired: true,
    settings: ['menu', 'social', 'footerText'],
  },
  {
    id: 'reading',
    title: 'Reading',
    lead: 'When a day begins, what posts and forms start with, and what search engines ask for.',
    hasRequired: true,
    settings: ['timeZone', 'imageSource', 'siteKey', 'adsEnabled', 'verification'],
  },
  {
    id: 'scale',
    title: 'The scale',
    lead: 'What each number means, shown beside the rating of every review. A number without words is left out.',
    isPublic: true,
    settings: ['scale'],
  },
  {
    id: 'notices',
    title: 'Notices',
    lead: 'What readers see where there is nothing to show.',
    isPublic: true,
    hasRequired: true,
    settings: ['emptyFeed', 'missingPost', 'missingPage'],
  },
  {
    id: 'words',
    title: 'Words',
    lead: 'What mails to subscribers and their form say.',
    isPublic: true,
    settings: ['words', 'welcomeMail', 'wholePosts'],
  },
  {
    id: 'signing-in',
    title: 'Signing in',
    lead: 'What administrators need besides their password.',
    settings: ['requireSecondFactor'],
  },
  {
    id: 'services',
    title: 'Services',
    lead: 'The outside services that Den uses. Set up the mail server under Mail, and the others where Den is started (see docs/services.md).',
    settings: [],
  },
] as const satisfies readonly Section[]

/** The section of a name in an address; undefined for any other name. */
export function sectionNamed(name: string | null): (typeof SECTIONS)[number] | undefined {
  return SECTIONS.find(({ id }) => id === name)
}

export function sectionsOf(settings: readonly (keyof Settings)[]): Section[] {
  return SECTIONS.filter((section: Section) => section.settings.some((key) => settings.includes(key)))
}

export function sectionAddress(id: SectionId): string {
  return `/admin/settings?section=${id}`
}
