import { useId, useState } from 'react'
import type { ApiToken } from '#domain/api/api-answers.ts'
import { DEFAULT_SCOPES, DEFAULT_TOKEN_DAYS, SCOPES, type Scope } from '#domain/identity/api-token.ts'
import { Button, QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { submitting, useCall } from '../shell/use-call.ts'

/** Permission of each scope, in words. */
const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  'posts:read': 'read all posts, drafts and the trash among them',
  'posts:write': 'write, publish and delete posts',
  'media:write': 'upload pictures',
  'subscribers:read': 'read the addresses of subscribers',
  'statistics:read': 'read statistics',
}

const DAY_MS = 24 * 60 * 60_000
const LIFETIMES = [
  { days: 30, name: 'After 30 days' },
  { days: DEFAULT_TOKEN_DAYS, name: 'After 90 days' },
  { days: 365, name: 'After a year' },
] as const

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

/** Makes an API token, which is shown once. */
export function NewToken({ tokens, allowed }: NewTokenProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(DEFAULT_SCOPES)
  const [days, setDays] = useState<number>(DEFAULT_TOKEN_DAYS)
  const [password, setPassword] = useState('')
  const [made, setMade] = useState<Made | null>(null)
  const { isBusy, errors, run, forget } = useCall()
  const id = useId()

  async function make() {
    const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString()
    await run(() => call<Made>('POST', '/api/tokens', { name, scopes, expiresAt, password }), {
      onSuccess({ id, token }) {
        setMade({ id, name, token })
        setName('')
        setPassword('')
      },
    })
  }

  return (
    <>
      {made && tokens.some((token) => token.id === made.id) && <MadeToken key={made.id} made={made} />}
      <div className="columns account__new">
        <p className="columns__side">
          A token lets a program call the JSON interface in your name, within what you tick and until it ends. A new
          password ends it as well, unless you keep it working.
        </p>
        <form className="account__form" onSubmit={submitting(make)} aria-busy={isBusy} noValidate>
          <TextField
            label="Program"
            hint="What it is called, such as “Import from the old site”."
            autoComplete="off"
            value={name}
            onChange={(text) => {
              setName(text)
              forget('name')
            }}
            error={errors.name}
          />
          <fieldset className="account__scopes" aria-describedby={errors.scopes && `${id}-scopes`}>
            <legend className="field__label">It may</legend>
            {allowed.map((scope) => (
              <label key={scope} className="check">
                <input
                  type="checkbox"
                  checked={scopes.includes(scope)}
                  onChange={({ target }) => {
                    // Keeps the order of `SCOPES`.
                    setScopes(SCOPES.filter((each) => (each === scope ? target.checked : scopes.includes(each))))
                    forget('scopes')
                  }}
                />
                {SCOPE_WORDS[scope]}
              </label>
            ))}
            {errors.scopes && (
              <p className="field__error" id={`${id}-scopes`}>
                {errors.scopes}
              </p>
            )}
          </fieldset>
          <Field label="It ends" error={errors.expiresAt}>
            {(control) => (
              <select {...control} value={days} onChange={({ target }) => setDays(Number(target.value))}>
                {LIFETIMES.map(({ days, name }) => (
                  <option key={days} value={days}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={(text) => {
              setPassword(text)
              forget('password')
            }}
            error={errors.password}
          />
          <p className="actions">
            <Button type="submit" disabled={!name.trim() || !password} aria-disabled={isBusy}>
              {isBusy ? 'Making…' : 'Make a token'}
            </Button>
          </p>
        </form>
      </div>
    </>
  )
}

function MadeToken({ made: { name, token } }: { readonly made: Made }) {
  return (
    <div className="confirmation">
      <p role="status">This is the token of {name}. Copy it now: it is shown only this once.</p>
      <div className="users__link">
        <input
          className="control"
          readOnly
          value={token}
          aria-label={`Token of ${name}`}
          onFocus={(event) => event.target.select()}
        />
        <QuietButton data-copy={token}>
          <span data-copy-label="">Copy token</span>
        </QuietButton>
      </div>
    </div>
  )
}
