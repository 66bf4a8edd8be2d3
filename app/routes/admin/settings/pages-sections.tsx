import type { Settings } from '#domain/settings/settings.ts'
import { SettingsSection } from './sections.tsx'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'
import { TextPageEditor } from './text-page-editor.tsx'

const PAGES = [
  { id: 'terms', setting: 'terms', page: '/terms', lead: 'The rules of the house, linked from the footer.' },
  { id: 'privacy', setting: 'privacy', page: '/privacy', lead: 'What is known about readers, and what is not.' },
  { id: 'cookie-policy', setting: 'cookiePolicy', page: '/cookiepolicy', lead: 'What is kept in a reader’s browser.' },
] as const

/** The pages that are all text. */
export function PagesSections({ form, defaults }: { form: SettingsForm; defaults: Settings }) {
  const { settings, errors, edit } = form
  return (
    <>
      <SettingsSection id="greetings" page="/greetings" lead="The letter that welcomes new readers.">
        <TextPageEditor
          name="greetings"
          page={settings.greetings}
          standard={defaults.greetings}
          errors={errors}
          onChange={(letter) => edit('greetings', letter)}
        >
          {(change) => (
            <>
              <SettingField
                label="Signature"
                name="greetings.signature"
                value={settings.greetings.signature}
                onChange={(signature) => change({ ...settings.greetings, signature })}
                errors={errors}
                isLong
              />
              <SettingField
                label="Subscribe heading"
                name="greetings.subscribeHeading"
                value={settings.greetings.subscribeHeading}
                onChange={(subscribeHeading) => change({ ...settings.greetings, subscribeHeading })}
                errors={errors}
                isRequired
              />
              <SettingField
                label="Subscribe text"
                name="greetings.subscribeText"
                value={settings.greetings.subscribeText}
                onChange={(subscribeText) => change({ ...settings.greetings, subscribeText })}
                errors={errors}
                isLong
              />
            </>
          )}
        </TextPageEditor>
      </SettingsSection>
      {PAGES.map(({ id, setting, page, lead }) => (
        <SettingsSection key={id} id={id} page={page} lead={lead}>
          <TextPageEditor
            name={setting}
            page={settings[setting]}
            standard={defaults[setting]}
            errors={errors}
            onChange={(text) => edit(setting, text)}
          />
        </SettingsSection>
      ))}
    </>
  )
}
