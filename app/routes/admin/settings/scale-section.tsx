import { SCORE_MAX, SCORES } from '#domain/posts/ratings.ts'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'

export function ScaleSection({ form }: { form: SettingsForm }) {
  return (
    <div className="pair">
      {SCORES.toReversed().map((score) => (
        <SettingField key={score} form={form} name={`scale.${score}`} label={`${score} out of ${SCORE_MAX}`} />
      ))}
    </div>
  )
}
