import { VERIFIERS, type Verifier } from '#domain/settings/verification.ts'
import { Check } from '../../../ui/choices/check.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'
import { TimeZoneField } from './time-zone-field.tsx'

interface ReadingSectionProps {
  form: SettingsForm
  /** Whether the environment has a captcha key, which takes precedence over the setting. */
  siteKeyIsGiven: boolean
}

export function ReadingSection({ form, siteKeyIsGiven }: ReadingSectionProps) {
  const { t } = useLocale()
  return (
    <>
      <div className="pair">
        <TimeZoneField form={form} />
        <SettingField form={form} name="imageSource" hint={t('settings.imageSourceHint')} />
      </div>
      <SettingField
        form={form}
        name="siteKey"
        spellCheck={false}
        hint={siteKeyIsGiven ? <strong>{t('settings.siteKeyOverridden')}</strong> : t('settings.siteKeyHint')}
      />
      <Check
        name="adsEnabled"
        checked={form.settings.adsEnabled}
        onChange={(isChecked) => form.edit('adsEnabled', isChecked)}
      >
        <span>
          {t('settingLabels.adsEnabled')}
          <span className="meta">{t('settings.adsHint')}</span>
        </span>
      </Check>
      <fieldset className="stack">
        <legend className="field__label">{t('settings.searchEngines')}</legend>
        <p className="meta">{t('settings.searchEnginesHint')}</p>
        <div className="pair">
          {(Object.keys(VERIFIERS) as Verifier[]).map((verifier) => (
            <SettingField
              key={verifier}
              form={form}
              name={`verification.${verifier}`}
              label={VERIFIERS[verifier].label}
              spellCheck={false}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
