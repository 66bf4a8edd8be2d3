import type { Settings } from '#domain/settings/settings-writing.ts'
import { SettingsSection } from './sections.tsx'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'
import { TextPageEditor } from './text-page-editor.tsx'

const PAGES = [
  { id: 'terms', setting: 'terms', page: '/terms', lead: 'The rules of the house, linked from the footer.' },
  { id: 'privacy', setting: 'privacy', page: '/privacy', lead: 'What is known about readers, and what is not.' },
  { id: 'cookie-policy', setting: 'cookiePolicy', page: '/cookiepolicy', lead: 'What is kept in a reader’s browser.' },
] as const

export function PagesSections({ form, defaults }: { form: SettingsForm; defaults: Settings }) {
  return (
    <>
      <SettingsSection id="greetings" page="/greetings" lead="The letter that welcomes new readers.">
        <TextPageEditor form={form} name="greetings" standard={defaults.greetings}>
          {(letter) => (
            <>
              <SettingField form={letter} name="greetings.signature" label="Signature" isLong />
              <SettingField form={letter} name="greetings.subscribeHeading" label="Subscribe heading" isRequired />
              <SettingField form={letter} name="greetings.subscribeText" label="Subscribe text" isLong />
            </>
          )}
        </TextPageEditor>
      </SettingsSection>
      {PAGES.map(({ id, setting, page, lead }) => (
        <SettingsSection key={id} id={id} page={page} lead={lead}>
          <TextPageEditor form={form} name={setting} standard={defaults[setting]} />
        </SettingsSection>
      ))}
    </>
  )
}
