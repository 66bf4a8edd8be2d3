import type { Notice } from '#domain/settings/settings.ts'
import { SettingsSection } from './sections.tsx'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'

const NOTICES = [
  { key: 'emptyFeed', when: 'When there is no post yet' },
  { key: 'missingPost', when: 'When a post is not found' },
  { key: 'missingPage', when: 'When a page lies beyond the last' },
] as const

/** What screens say when they have nothing else to show. */
export function NoticesSection({ form: { settings, errors, edit } }: { form: SettingsForm }) {
  return (
    <SettingsSection id="notices" lead="What readers are told where there is nothing to show.">
      {NOTICES.map(({ key, when }) => {
        const notice = settings[key]
        const change = (part: Partial<Notice>) => edit(key, { ...notice, ...part })
        return (
          <fieldset key={key} className="settings__group">
            <legend>{when}</legend>
            <SettingField
              label="Title"
              name={`${key}.title`}
              value={notice.title}
              onChange={(title) => change({ title })}
              errors={errors}
              isRequired
            />
            <SettingField
              label="Text"
              name={`${key}.text`}
              value={notice.text}
              onChange={(text) => change({ text })}
              errors={errors}
              isLong
            />
          </fieldset>
        )
      })}
    </SettingsSection>
  )
}
