import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { VERIFIERS, type Verifier } from '#domain/settings/verification.ts'
import { Check } from '../../../ui/choices/check.tsx'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'
import { TimeZoneField } from './time-zone-field.tsx'

interface ReadingSectionProps {
  form: SettingsForm
  /** Whether the environment has a captcha key, which takes precedence over the setting. */
  siteKeyIsGiven: boolean
}

export function ReadingSection({ form, siteKeyIsGiven }: ReadingSectionProps) {
  return (
    <>
      <div className="pair">
        <TimeZoneField form={form} />
        <SettingField form={form} name="imageSource" hint="Filled in as the image source of each new post." />
      </div>
      <SettingField
        form={form}
        name="siteKey"
        spellCheck={false}
        hint={
          siteKeyIsGiven ? (
            <strong>CAPTCHA_SITE_KEY in the environment overrides this key.</strong>
          ) : (
            'The public key of the captcha provider, if there is one. The built-in captcha needs none.'
          )
        }
      />
      <Check
        name="adsEnabled"
        checked={form.settings.adsEnabled}
        onChange={(isChecked) => form.edit('adsEnabled', isChecked)}
      >
        <span>
          {SETTING_LABELS.adsEnabled}
          <span className="meta">Leaves a space between the two rows of the home page.</span>
        </span>
      </Check>
      <fieldset className="stack">
        <legend className="field__label">Search engines</legend>
        <p className="meta">
          Where a service asks you to prove that this blog is yours, paste the code or the whole tag that it shows.
        </p>
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
