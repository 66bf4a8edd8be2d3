import { useMemo, useState } from 'react'
import type { Look } from '#domain/look/look.ts'
import { CORNERS, FIRST_THEMES, PALETTES, TYPES } from '#domain/look/look-choices.ts'
import { ownCssProblem } from '#domain/look/own-css.ts'
import { isLightGround } from '#domain/look/palette.ts'
import { Check } from '../../../../ui/choices/check.tsx'
import { ColourField } from '../../../../ui/choices/colour-field.tsx'
import { SelectField } from '../../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { useSaid } from '../../../../ui/said.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import type { SettingsForm } from '../settings-form.ts'
import { LogoField } from './logo-field.tsx'
import { LookPreview, type LookSample } from './look-preview.tsx'
import { Swatches } from './swatches.tsx'

interface LookSectionProps {
  form: SettingsForm
  /** What the preview shows; null while another section is open. */
  sample: LookSample | null
}

export function LookSection({ form, sample }: LookSectionProps) {
  const { t } = useLocale()
  const { look, logo, logoDark, logoWithName } = form.settings
  // The preview is rendered again only when one of them changes.
  const logos = useMemo(() => ({ logo, logoDark, logoWithName }), [logo, logoDark, logoWithName])
  const usable = useLastUsable(look)
  const cssProblem = useSaid(ownCssProblem(look.css))
  const edit = <Name extends keyof Look>(name: Name, value: Look[Name]) => form.edit(`look.${name}`, value)
  return (
    <div className="look">
      <div className="stack">
        <Palettes look={look} onChoose={(palette) => form.edit('look', { ...look, ...palette })} />
        <div className="look__colours">
          {(['accent', 'ground'] as const).map((name) => (
            <ColourField
              key={name}
              label={name === 'accent' ? t('settings.accent') : t('settings.ground')}
              name={`look.${name}`}
              value={look[name]}
              onChange={(colour) => edit(name, colour)}
              error={form.errors[`look.${name}`]}
            />
          ))}
        </div>
        <p className="meta">{t('settings.coloursHint')}</p>
        <SelectField
          label={t('settings.type')}
          name="look.type"
          value={look.type}
          options={keysOf(TYPES).map((type) => [type, t(TYPES[type].name)])}
          onChange={(type) => edit('type', type)}
        />
        <SelectField
          label={t('settings.corners')}
          name="look.corners"
          value={look.corners}
          options={keysOf(CORNERS).map((corners) => [corners, t(CORNERS[corners])])}
          onChange={(corners) => edit('corners', corners)}
        />
        <SelectField
          label={t('settings.firstVisit')}
          name="look.firstTheme"
          value={look.firstTheme}
          options={keysOf(FIRST_THEMES).map((theme) => [theme, t(FIRST_THEMES[theme])])}
          onChange={(theme) => edit('firstTheme', theme)}
          hint={t(isLightGround(usable.ground) ? 'settings.firstVisitHintLight' : 'settings.firstVisitHintDark')}
        />
        <LogoField name="logo" form={form} hint={t('settings.logoHint')} />
        {(logo || logoDark) && (
          <>
            <LogoField name="logoDark" form={form} hint={t('settings.logoDarkHint')} />
            <Check
              name="logoWithName"
              checked={logoWithName}
              onChange={(isChecked) => form.edit('logoWithName', isChecked)}
            >
              {t('settingLabels.logoWithName')}
            </Check>
          </>
        )}
        <LogoField name="icon" form={form} hint={t('settings.iconHint')} />
        <LogoField name="headerPicture" form={form} hint={t('settings.headerPictureHint')} />
        <TextField
          className="look__css"
          label={t('settings.ownCss')}
          name="look.css"
          isLong
          rows={8}
          value={look.css}
          onChange={(css) => edit('css', css)}
          error={form.errors['look.css'] ?? cssProblem}
          hint={t('settings.ownCssHint')}
        />
      </div>
      {sample && <LookPreview look={usable} logo={logos} headerPicture={form.settings.headerPicture} sample={sample} />}
    </div>
  )
}

function Palettes({ look, onChoose }: { look: Look; onChoose: (palette: Pick<Look, 'accent' | 'ground'>) => void }) {
  const { t } = useLocale()
  return (
    <fieldset className="look__palettes">
      <legend className="field__label">{t('labels.colours')}</legend>
      <div className="cluster">
        {PALETTES.map(({ name, accent, ground }) => (
          <button
            key={name}
            type="button"
            className="look__palette"
            aria-pressed={look.accent === accent && look.ground === ground}
            onClick={() => onChoose({ accent, ground })}
          >
            <Swatches accent={accent} ground={ground} />
            {t(name)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** A colour that is being typed is no colour yet: the preview keeps the last one. */
function useLastUsable(look: Look): Look {
  const [usable, setUsable] = useState(look)
  const isUsable = [look.accent, look.ground].every((colour) => /^#[0-9a-f]{6}$/i.test(colour))
  if (isUsable && look !== usable) setUsable(look)
  return usable
}

function keysOf<Value extends string>(choices: Readonly<Record<Value, unknown>>) {
  return Object.keys(choices) as Value[]
}
