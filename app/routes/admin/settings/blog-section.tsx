import { LANGUAGE_TAGS, LANGUAGES } from '#domain/locales/language.ts'
import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'

export function BlogSection({ form }: { form: SettingsForm }) {
  return (
    <>
      <div className="pair">
        <SettingField form={form} name="blogName" isRequired />
        <SettingField
          form={form}
          name="contact"
          isRequired
          type="email"
          hint="Shown in the footer, for readers to write to."
        />
      </div>
      <SelectField
        label={SETTING_LABELS.language}
        name="language"
        value={form.settings.language}
        options={LANGUAGE_TAGS.map((tag) => [tag, LANGUAGES[tag].name])}
        onChange={(language) => form.edit('language', language)}
        hint="Of what readers see and of mails to subscribers. The admin area stays in English."
      />
      <SettingField form={form} name="tagline" hint="One sentence under the name, in the footer." />
      <SettingField
        form={form}
        name="description"
        isLong
        hint="What search engines, feeds and shared links say about the blog."
      />
    </>
  )
}
