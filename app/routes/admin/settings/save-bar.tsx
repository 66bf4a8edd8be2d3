import type { Locale } from '#domain/locales/locale.ts'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { type Section, sectionsOf } from './sections.ts'
import type { SettingsForm } from './settings-form.ts'

/** Saves the section that is shown, and says what is not saved there and elsewhere. */
export function SaveBar({ form: { changed, isSaving }, section }: { form: SettingsForm; section: Section }) {
  const locale = useLocale()
  const { t, commas } = locale
  const isHere = (key: keyof Settings) => section.settings.includes(key)
  const here = changed.filter(isHere)
  const elsewhere = sectionsOf(changed.filter((key) => !isHere(key)))
  return (
    <div className="save-bar">
      <p className="meta" role="status">
        {here.length > 0 && t('settings.notSaved', { names: commas(here.map((key) => t(`settingLabels.${key}`))) })}
        {here.length === 0 && elsewhere.length > 0 && t('settings.notSavedIn', { titles: titles(locale, elsewhere) })}
        {changed.length === 0 && t('settings.everythingSaved')}
      </p>
      {/* Not `disabled`, which would remove the focus at each save. */}
      <Button type="submit" aria-disabled={here.length === 0 || isSaving}>
        {isSaving ? t('labels.saving') : t('settings.saveSettings')}
      </Button>
    </div>
  )
}

export function titles({ list, t }: Locale, sections: readonly Section[]): string {
  return list(sections.map(({ title }) => t(title)))
}
