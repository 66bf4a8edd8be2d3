import { SCORE_MAX, SCORES } from '#domain/posts/ratings.ts'
import { SettingsSection } from './sections.tsx'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'

export function ScaleSection({ form }: { form: SettingsForm }) {
  return (
    <SettingsSection
      id="scale"
      lead="What each number means, beside the rating of every review. A number without words is left out."
    >
      <div className="settings__pair">
        {SCORES.toReversed().map((score) => (
          <SettingField key={score} form={form} name={`scale.${score}`} label={`${score} out of ${SCORE_MAX}`} />
        ))}
      </div>
    </SettingsSection>
  )
}
