import { useId, useRef, useState } from 'react'
import type { SETTING_PICTURES } from '#domain/settings/settings-writing.ts'
import { QuietButton, TextButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { uploadPicture } from '../../picture/upload-picture.ts'
import type { SettingsForm } from '../settings-form.ts'
import { type LookPicture, logoFile } from './logo-file.ts'

const USES: Readonly<Record<LogoFieldProps['name'], LookPicture>> = {
  logo: 'logo',
  logoDark: 'logo',
  icon: 'icon',
  headerPicture: 'header',
}

/** A logo that is wider than this holds the name, and leaves little room for it. */
const WORDMARK_RATIO = 2

interface LogoFieldProps {
  name: (typeof SETTING_PICTURES)[number]
  /** Shown where nothing is chosen. */
  hint: string
  form: SettingsForm
}

/** A picture of the look: chosen, drawn to its size, and stored at once. Readers see it when the settings are saved. */
export function LogoField({ name, hint, form }: LogoFieldProps) {
  const { t, lowered } = useLocale()
  const label = t(`settingLabels.${name}`)
  const use = USES[name]
  const address = form.settings[name]
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  /** The file that was chosen last: an earlier one that is stored later is left out. */
  const latest = useRef<File>(null)
  const id = useId()
  const error = problem ?? form.errors[name]

  async function take(file: File) {
    latest.current = file
    setProblem(null)
    setBusy(true)
    try {
      const image = await logoFile(file, use)
      if (!image) {
        if (latest.current === file) setProblem(t('settings.unreadablePicture'))
        return
      }
      const prepared = { image, source: null, isSourceTheFile: false, quality: 1, width: 0, height: 0 }
      const result = await uploadPicture(prepared, () => {}, new AbortController().signal)
      if (latest.current !== file) return
      if (result.ok) {
        const { src, width, height } = result.picture
        form.edit(name, src)
        if (name === 'logo' && width > height * WORDMARK_RATIO) form.edit('logoWithName', false)
      } else setProblem(result.refusal.errors.image ?? result.refusal.detail)
    } finally {
      if (latest.current === file) setBusy(false)
    }
  }

  function remove() {
    latest.current = null
    form.edit(name, '')
    setProblem(null)
    setBusy(false)
    input.current?.focus()
  }

  return (
    <div className="field logo-field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="cluster logo-field__row">
        {address && (
          <img
            className={use === 'icon' ? 'logo-field__image logo-field__image--icon' : 'logo-field__image'}
            src={address}
            alt={t('settings.presentLogo', { label })}
          />
        )}
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/svg+xml,image/*"
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // Otherwise choosing the same file again would fire no event.
            currentTarget.value = ''
            if (file) void take(file)
          }}
        />
        <QuietButton aria-hidden="true" tabIndex={-1} onClick={() => input.current?.click()}>
          {isBusy ? t('settings.storing') : address ? t('settings.chooseAnother') : t('settings.chooseFile')}
        </QuietButton>
        {address && <TextButton onClick={remove}>{t('labels.remove')}</TextButton>}
      </div>
      <p className="visually-hidden" role="status">
        {isBusy && t('settings.storingLogo', { label: lowered(label) })}
      </p>
      <p className="field__hint" id={`${id}-hint`}>
        {hint}
      </p>
      {error && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
