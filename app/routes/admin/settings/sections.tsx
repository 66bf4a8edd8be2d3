import type { ReactNode } from 'react'

export const SECTIONS = [
  { id: 'blog', title: 'The blog' },
  { id: 'reading', title: 'Reading' },
  { id: 'scale', title: 'The scale' },
  { id: 'greetings', title: 'Greetings' },
  { id: 'terms', title: 'Terms' },
  { id: 'privacy', title: 'Privacy' },
  { id: 'cookie-policy', title: 'Cookie policy' },
  { id: 'notices', title: 'Notices' },
  { id: 'signing-in', title: 'Signing in' },
  { id: 'services', title: 'Services' },
] as const

type SectionId = (typeof SECTIONS)[number]['id']

interface SettingsSectionProps {
  id: SectionId
  lead: string
  /** Address of the page that shows these settings. */
  page?: string
  children: ReactNode
}

export function SettingsSection({ id, lead, page, children }: SettingsSectionProps) {
  const title = SECTIONS.find((section) => section.id === id)!.title
  return (
    <section className="settings__section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header className="settings__section-top">
        <h3 className="settings__title" id={`${id}-title`}>
          {title}
        </h3>
        {page && (
          <a className="settings__page" href={page} target="_blank" rel="noopener">
            See the page<span className="visually-hidden"> {title} in a new tab</span>
          </a>
        )}
        <p className="settings__lead">{lead}</p>
      </header>
      {children}
    </section>
  )
}
