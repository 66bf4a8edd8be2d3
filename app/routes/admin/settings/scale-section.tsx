import { SCORE_MAX, SCORES } from '#domain/posts/ratings.ts'
import { useLocale } from '../../../ui/locale.ts'
import { SettingField } from './setting-field.tsx'
import type { SettingsForm } from './settings-form.ts'

export function ScaleSection({ form }: { form: SettingsForm }) {
  const { t } = useLocale()
  return (
    <div className="pair">
      {SCORES.toReversed().map((score) => (
        <SettingField
          key={score}
          form={form}
          name={`scale.${score}`}
          label={t('settings.scoreOutOf', { score, max: SCORE_MAX })}
        />
      ))}
    </div>
  )
}
