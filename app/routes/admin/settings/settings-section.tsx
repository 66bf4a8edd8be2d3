import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { RequiredNote } from '../../../ui/field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import type { Section } from './sections.ts'

interface SettingsSectionProps {
  section: Section
  /** Ref of the section, which can get the focus. */
  element: Ref<HTMLElement>
  children: ReactNode
}

export function SettingsSection({ section, element, children }: SettingsSectionProps) {
  const { t } = useLocale()
  const { id, title, lead, isPublic, hasRequired } = section
  return (
    <section
      ref={element}
      className="stack settings__section told"
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <header className="cluster cluster--apart">
        <Link className="link settings__back" to="/admin/settings">
          {t('settings.allSettings')}
        </Link>
        <h3 className="heading" id={`${id}-title`}>
          {t(title)}
        </h3>
      </header>
      <p className="lead">
        {t(lead)} {isPublic && t('settings.whatYouSaveHere')} {hasRequired && <RequiredNote />}
      </p>
      {children}
    </section>
  )
}
