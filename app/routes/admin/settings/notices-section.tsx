import { useLocale } from '../../../ui/locale.ts'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'
import { TextHelp } from './text-help.tsx'

const NOTICES = [
  { key: 'emptyFeed', when: 'settings.noPostYet' },
  { key: 'missingPost', when: 'settings.postNotFound' },
  { key: 'missingPage', when: 'settings.pageBeyondLast' },
] as const

export function NoticesSection({ form }: { form: SettingsForm }) {
  const { t } = useLocale()
  return (
    <>
      {NOTICES.map(({ key, when }) => (
        <fieldset key={key} className="stack stack--form settings__group">
          <legend className="heading heading--small">{t(when)}</legend>
          <SettingField form={form} name={`${key}.title`} label={t('settings.title')} isRequired />
          <SettingField form={form} name={`${key}.text`} label={t('settings.text')} isLong />
        </fieldset>
      ))}
      <TextHelp />
    </>
  )
}
