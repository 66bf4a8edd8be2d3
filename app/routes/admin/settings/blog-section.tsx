import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { SettingsSection } from './sections.tsx'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'

/** Who the blog is. */
export function BlogSection({ form: { settings, errors, edit } }: { form: SettingsForm }) {
  return (
    <SettingsSection id="blog" lead="What stands in the header, the footer and every page title.">
      <div className="settings__pair">
        <SettingField
          label={SETTING_LABELS.blogName}
          name="blogName"
          value={settings.blogName}
          onChange={(value) => edit('blogName', value)}
          errors={errors}
          isRequired
        />
        <SettingField
          label={SETTING_LABELS.contact}
          name="contact"
          value={settings.contact}
          onChange={(value) => edit('contact', value)}
          errors={errors}
          isRequired
          input={{ type: 'email' }}
          hint="Readers see it in the footer and write to it."
        />
      </div>
      <SettingField
        label={SETTING_LABELS.tagline}
        name="tagline"
        value={settings.tagline}
        onChange={(value) => edit('tagline', value)}
        errors={errors}
        hint="One sentence under the name, in the footer."
      />
      <SettingField
        label={SETTING_LABELS.description}
        name="description"
        value={settings.description}
        onChange={(value) => edit('description', value)}
        errors={errors}
        isLong
        hint="What search engines, feeds and shared links say about the blog."
      />
    </SettingsSection>
  )
}
