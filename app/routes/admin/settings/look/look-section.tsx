import { useMemo, useState } from 'react'
import type { Look } from '#domain/look/look.ts'
import { CORNERS, FIRST_THEMES, PALETTES, TYPES, type Type } from '#domain/look/look-choices.ts'
import { ownCssProblem } from '#domain/look/own-css.ts'
import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { Check } from '../../../../ui/choices/check.tsx'
import { ColourField } from '../../../../ui/choices/colour-field.tsx'
import { SelectField } from '../../../../ui/choices/select-field.tsx'
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
  const { look, logo, logoDark, logoWithName } = form.settings
  // The preview is rendered again only when one of them changes.
  const logos = useMemo(() => ({ logo, logoDark, logoWithName }), [logo, logoDark, logoWithName])
  const edit = <Name extends keyof Look>(name: Name, value: Look[Name]) => form.edit(`look.${name}`, value)
  return (
    <div className="look">
      <div className="stack">
        <Palettes look={look} onChoose={(palette) => form.edit('look', { ...look, ...palette })} />
        <div className="look__colours">
          {(['accent', 'ground'] as const).map((name) => (
            <ColourField
              key={name}
              label={name === 'accent' ? 'Accent' : 'Ground'}
              name={`look.${name}`}
              value={look[name]}
              onChange={(colour) => edit(name, colour)}
              error={form.errors[`look.${name}`]}
            />
          ))}
        </div>
        <p className="meta">
          Links and buttons have the accent, pages the ground. Each theme takes the nearest tone that can be read. Drawn
          covers follow when you save.
        </p>
        <SelectField
          label="Type"
          name="look.type"
          value={look.type}
          options={Object.entries(TYPES).map(([type, { name }]) => [type as Type, name])}
          onChange={(type) => edit('type', type)}
        />
        <SelectField
          label="Corners and lines"
          name="look.corners"
          value={look.corners}
          options={entries(CORNERS)}
          onChange={(corners) => edit('corners', corners)}
        />
        <SelectField
          label="First visit"
          name="look.firstTheme"
          value={look.firstTheme}
          options={entries(FIRST_THEMES)}
          onChange={(theme) => edit('firstTheme', theme)}
          hint="Readers can change it with the button in the header."
        />
        <LogoField name="logo" form={form} hint="An SVG or a picture, best with a transparent background." />
        {(logo || logoDark) && (
          <>
            <LogoField name="logoDark" form={form} hint="Only where the other one cannot be seen on a dark page." />
            <Check
              name="logoWithName"
              checked={logoWithName}
              onChange={(isChecked) => form.edit('logoWithName', isChecked)}
            >
              {SETTING_LABELS.logoWithName}
            </Check>
          </>
        )}
        <LogoField
          name="icon"
          form={form}
          hint="A square picture for the tabs of browsers and the screens of phones."
        />
        <LogoField
          name="headerPicture"
          form={form}
          hint="A wide picture above the posts of the front page, at best 2,400 pixels wide. Its middle is what phones show."
        />
        <TextField
          className="look__css"
          label="Own CSS"
          name="look.css"
          isLong
          rows={8}
          value={look.css}
          onChange={(css) => edit('css', css)}
          error={form.errors['look.css'] ?? ownCssProblem(look.css) ?? undefined}
          hint="For readers’ pages, after all other styles. It does not change this area, and cannot load files from elsewhere."
        />
      </div>
      {sample && (
        <LookPreview
          look={useLastUsable(look)}
          logo={logos}
          headerPicture={form.settings.headerPicture}
          sample={sample}
        />
      )}
    </div>
  )
}

function Palettes({ look, onChoose }: { look: Look; onChoose: (palette: Pick<Look, 'accent' | 'ground'>) => void }) {
  return (
    <fieldset className="look__palettes">
      <legend className="field__label">Colours</legend>
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
            {name}
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

function entries<Value extends string>(choices: Readonly<Record<Value, string>>) {
  return Object.entries(choices) as [Value, string][]
}
