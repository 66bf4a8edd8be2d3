import type { Settings } from '#domain/settings/settings-writing.ts'

/** Of a section, in names of its messages. */
type Name = 'blog' | 'look' | 'menu' | 'reading' | 'scale' | 'notices' | 'words' | 'signingIn' | 'services'

export interface Section {
  readonly id: string
  readonly title: `settings.${Name}`
  readonly lead: `settings.${Name}Lead`
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
    title: 'settings.blog',
    lead: 'settings.blogLead',
    isPublic: true,
    hasRequired: true,
    settings: ['blogName', 'contact', 'language', 'tagline', 'description'],
  },
  {
    id: 'look',
    title: 'settings.look',
    lead: 'settings.lookLead',
    isPublic: true,
    settings: ['look', 'logo', 'logoDark', 'logoWithName', 'icon', 'headerPicture'],
  },
  {
    id: 'menu',
    title: 'settings.menu',
    lead: 'settings.menuLead',
    isPublic: true,
    hasRequired: true,
    settings: ['menu', 'social', 'footerText'],
  },
  {
    id: 'reading',
    title: 'settings.reading',
    lead: 'settings.readingLead',
    hasRequired: true,
    settings: ['timeZone', 'imageSource', 'siteKey', 'adsEnabled', 'verification'],
  },
  {
    id: 'scale',
    title: 'settings.scale',
    lead: 'settings.scaleLead',
    isPublic: true,
    settings: ['scale'],
  },
  {
    id: 'notices',
    title: 'settings.notices',
    lead: 'settings.noticesLead',
    isPublic: true,
    hasRequired: true,
    settings: ['emptyFeed', 'missingPost', 'missingPage'],
  },
  {
    id: 'words',
    title: 'settings.words',
    lead: 'settings.wordsLead',
    isPublic: true,
    settings: ['words', 'welcomeMail', 'wholePosts'],
  },
  {
    id: 'signing-in',
    title: 'settings.signingIn',
    lead: 'settings.signingInLead',
    settings: ['requireSecondFactor'],
  },
  {
    id: 'services',
    title: 'settings.services',
    lead: 'settings.servicesLead',
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
