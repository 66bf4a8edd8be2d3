import { useId, useState } from 'react'
import type { ApiToken } from '#domain/api/api-answers.ts'
import { DAY_MS } from '#domain/durations.ts'
import { DEFAULT_SCOPES, DEFAULT_TOKEN_DAYS, SCOPES, type Scope } from '#domain/identity/api-token.ts'
import type { MessageKey } from '#domain/locales/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { Check } from '../../../ui/choices/check.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { OneTimeText } from '../shell/one-time-text.tsx'
import { submitting } from '../shell/use-call.ts'
import { useForm } from '../shell/use-form.ts'

const SCOPE_WORDS = {
  'posts:read': 'account.mayReadPosts',
  'posts:write': 'account.mayWritePosts',
  'media:write': 'account.mayUploadPictures',
  'subscribers:read': 'account.mayReadSubscribers',
  'statistics:read': 'account.mayReadStatistics',
} as const satisfies Readonly<Record<Scope, MessageKey>>

/** In days. */
const YEAR = 365
const LIFETIMES = [30, DEFAULT_TOKEN_DAYS, YEAR]

const INITIAL = {
  name: '',
  scopes: DEFAULT_SCOPES as readonly Scope[],
  days: DEFAULT_TOKEN_DAYS as number,
  password: '',
}

interface Made {
  readonly id: string
  readonly name: string
  readonly token: string
}

interface NewTokenProps {
  readonly tokens: readonly ApiToken[]
  /** Scopes that the role of the viewer allows. */
  readonly allowed: readonly Scope[]
}

export function NewToken({ tokens, allowed }: NewTokenProps) {
  const { t } = useLocale()
  const [made, setMade] = useState<Made | null>(null)
  const { isBusy, errors, run, values, change, field } = useForm(INITIAL)
  const { name, scopes, days, password } = values
  const id = useId()

  async function make() {
    const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString()
    await run(() => call<Made>('POST', '/api/tokens', { name, scopes, expiresAt, password }), {
      onSuccess({ id, token }) {
        setMade({ id, name, token })
        change({ name: '', password: '' })
      },
    })
  }

  return (
    <>
      {made && tokens.some((token) => token.id === made.id) && <MadeToken key={made.id} made={made} />}
      <div className="columns">
        <p className="columns__side">{t('account.aboutTokens')}</p>
        <form className="stack stack--form" onSubmit={submitting(make)} aria-busy={isBusy} noValidate>
          <TextField
            label={t('account.program')}
            hint={t('account.nameOfProgram')}
            autoComplete="off"
            {...field('name')}
          />
          <fieldset className="stack stack--tight" aria-describedby={errors.scopes && `${id}-scopes`}>
            <legend className="field__label">{t('account.itMay')}</legend>
            {allowed.map((scope) => (
              <Check
                key={scope}
                checked={scopes.includes(scope)}
                onChange={(isChecked) =>
                  // Keeps the order of `SCOPES`.
                  change({ scopes: SCOPES.filter((each) => (each === scope ? isChecked : scopes.includes(each))) })
                }
              >
                {t(SCOPE_WORDS[scope])}
              </Check>
            ))}
            {errors.scopes && (
              <p className="field__error" id={`${id}-scopes`}>
                {errors.scopes}
              </p>
            )}
          </fieldset>
          <SelectField
            label={t('account.itEnds')}
            {...field('days')}
            error={errors.expiresAt}
            options={LIFETIMES.map((count) => [
              count,
              count === YEAR ? t('account.afterYear') : t('account.afterDays', { count }),
            ])}
          />
          <PasswordField label={t('account.yourPassword')} autoComplete="current-password" {...field('password')} />
          <p className="actions">
            <Button type="submit" disabled={!name.trim() || !password} aria-disabled={isBusy}>
              {isBusy ? t('account.making') : t('account.makeToken')}
            </Button>
          </p>
        </form>
      </div>
    </>
  )
}

function MadeToken({ made: { name, token } }: { readonly made: Made }) {
  const { t } = useLocale()
  return (
    <div className="alert alert--success">
      <p role="status">{t('account.tokenMade', { name })}</p>
      <OneTimeText text={token} label={t('account.tokenOf', { name })} copy={t('account.copyToken')} />
    </div>
  )
}
