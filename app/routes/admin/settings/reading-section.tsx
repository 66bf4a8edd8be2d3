import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { SettingsSection } from './sections.tsx'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'
import { TimeZoneField } from './time-zone-field.tsx'

interface ReadingSectionProps {
  form: SettingsForm
  /** Whether the environment has a captcha key, which wins over the one here. */
  siteKeyIsGiven: boolean
}

/** How the blog behaves. */
export function ReadingSection({ form, siteKeyIsGiven }: ReadingSectionProps) {
  const { settings, errors, edit } = form
  return (
    <SettingsSection id="reading" lead="When a day begins, and what posts and forms start with.">
      <div className="settings__pair">
        <TimeZoneField value={settings.timeZone} onChange={(value) => edit('timeZone', value)} errors={errors} />
        <SettingField
          label={SETTING_LABELS.imageSource}
          name="imageSource"
          value={settings.imageSource}
          onChange={(value) => edit('imageSource', value)}
          errors={errors}
          hint="Stands in the form of a new post as its image source."
        />
      </div>
      <SettingField
        label={SETTING_LABELS.siteKey}
        name="siteKey"
        value={settings.siteKey}
        onChange={(value) => edit('siteKey', value)}
        errors={errors}
        input={{ spellCheck: false }}
        hint={
          siteKeyIsGiven ? (
            <strong className="settings__note">The environment’s CAPTCHA_SITE_KEY wins over this one.</strong>
          ) : (
            'The public key of the captcha provider, if there is one. The built-in captcha needs none.'
          )
        }
      />
      <label className="check">
        <input
          type="checkbox"
          name="adsEnabled"
          checked={settings.adsEnabled}
          onChange={(event) => edit('adsEnabled', event.target.checked)}
        />
        <span>
          {SETTING_LABELS.adsEnabled}
          <span className="settings__check-hint">A quiet gap between the two rows of the home page.</span>
        </span>
      </label>
    </SettingsSection>
  )
}
