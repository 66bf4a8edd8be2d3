import { LANGUAGE_TAGS, LANGUAGES } from '#domain/locales/language.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'

export function BlogSection({ form }: { form: SettingsForm }) {
  const { t } = useLocale()
  return (
    <>
      <div className="pair">
        <SettingField form={form} name="blogName" isRequired />
        <SettingField form={form} name="contact" isRequired type="email" hint={t('settings.contactHint')} />
      </div>
      <SelectField
        label={t('settingLabels.language')}
        name="language"
        value={form.settings.language}
        options={LANGUAGE_TAGS.map((tag) => [tag, LANGUAGES[tag].name])}
        onChange={(language) => form.edit('language', language)}
        hint={t('settings.languageHint')}
      />
      <SettingField form={form} name="tagline" hint={t('settings.taglineHint')} />
      <SettingField form={form} name="description" isLong hint={t('settings.descriptionHint')} />
    </>
  )
}
