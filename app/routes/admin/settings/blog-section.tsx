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
