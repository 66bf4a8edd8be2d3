import type { Ref } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../ui/locale.ts'
import { SECTIONS, type Section, sectionAddress } from './sections.ts'

interface SectionListProps {
  current: Section
  /** Those with unsaved input. */
  unsaved: readonly Section[]
  list: Ref<HTMLElement>
}

export function SectionList({ current, unsaved, list }: SectionListProps) {
  const { t } = useLocale()
  return (
    <nav ref={list} className="settings__nav" aria-label={t('settings.sectionsSettings')}>
      <ul className="plain-list">
        {SECTIONS.map((section) => (
          <li key={section.id}>
            <Link to={sectionAddress(section.id)} aria-current={section === current ? 'page' : undefined}>
              {t(section.title)}
              {unsaved.includes(section) && <span className="accent">{t('settings.notSavedHere')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
