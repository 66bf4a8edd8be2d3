import { useState } from 'react'
import type { MenuEntry } from '#domain/menu/menu.ts'
import { screenLabel } from '#domain/menu/menu-links.ts'
import { type MenuScreen, SCREEN_MESSAGES } from '#domain/menu/menu-screens.ts'
import { SelectField } from '../../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { useBlogLocale } from '../../shell/languages.tsx'
import { SettingField } from '../setting-field.tsx'
import type { SettingsForm } from '../settings-form.ts'
import type { MenuPlace } from './menu-places.ts'

interface MenuEntryFieldsProps {
  form: SettingsForm
  /** Dotted name of the entry. */
  name: string
  entry: MenuEntry
  screens: readonly MenuScreen[]
  places: readonly MenuPlace[]
}

const ELSEWHERE = ''

/** The words of an entry and where it leads: to a screen, a known page, or a typed address. */
export function MenuEntryFields({ form, name, entry, screens, places }: MenuEntryFieldsProps) {
  const { screen, href } = entry
  const { t } = useLocale()
  const blog = useBlogLocale()
  /** An address that is being typed may be that of a known place on its way to another. */
  const [isTyping, setTyping] = useState(false)
  const place = isTyping ? undefined : places.find((known) => known.href === href)
  const knownLabel = screen ? screenLabel(screen, blog.t) : place?.label

  function choose(value: string) {
    setTyping(value === ELSEWHERE)
    const chosenScreen = screens.find((name) => name === value)
    const chosenPlace = places.find((place) => place.href === value)
    const chosenLabel = chosenScreen ? screenLabel(chosenScreen, blog.t) : chosenPlace?.label
    // Words that were not typed follow.
    const isTyped = entry.label.trim() !== '' && entry.label !== knownLabel
    const label = isTyped ? entry.label : (chosenLabel ?? '')
    form.edit(name, chosenScreen ? { label, screen: chosenScreen } : { label, href: chosenPlace?.href ?? '' })
  }

  return (
    <>
      <SettingField form={form} name={`${name}.label`} label={t('settings.label')} isRequired />
      <SelectField
        label={t('settings.leadsTo')}
        name={`${name}.screen`}
        value={screen ?? place?.href ?? ELSEWHERE}
        options={[
          ...screens.map((name) => [name, t(SCREEN_MESSAGES[name])] as const),
          ...places.map(({ href, kind, label }) => [href, t(`settings.${kind}Place`, { label })] as const),
          [ELSEWHERE, t('settings.anotherAddress')],
        ]}
        onChange={choose}
        error={form.errors[`${name}.screen`]}
      />
      {!screen && !place && (
        <SettingField
          form={form}
          name={`${name}.href`}
          label={t('labels.address')}
          isRequired
          className="ordered-row__line"
          spellCheck={false}
        />
      )}
    </>
  )
}
