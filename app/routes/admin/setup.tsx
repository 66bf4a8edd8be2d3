import { type FormEvent, useEffect, useState } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import { servicesContext } from '../../context.ts'
import { loadSettings, settingsContext } from '../../middleware.ts'
import { call, type Refusal } from '../../ui/call.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { announceSessionChange } from '../../ui/session-channel.ts'
import { toastFailure } from '../../ui/toasts.ts'
import type { Route } from './+types/setup'
import { areaCaptcha } from './shell/area-captcha.ts'
import { Shell } from './shell/shell.tsx'

export const middleware: Route.MiddlewareFunction[] = [loadSettings]

/** Only while the site has no administrator; afterwards there is nothing at this address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { blogName, tagline, contact } = context.get(settingsContext)
  const services = context.get(servicesContext)
  if (!(await services.identity.isUnclaimed())) throw data(null, { status: 404 })
  return { blogName, tagline, contact, captcha: areaCaptcha(services) }
}

/** Where the one-time link of the first start leads: whoever has it becomes the administrator. */
export default function Setup({ loaderData: site }: Route.ComponentProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const token = useTokenOfLink()

  async function claim(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const result = await call('POST', '/api/auth/claim', { token, email, password })
    if (result.ok) {
      announceSessionChange()
      // Loaded anew: from now on this address is gone.
      location.replace('/admin')
      return
    }
    setRefusal(result.refusal)
    toastFailure()
    setBusy(false)
  }

  const errors = refusal?.errors ?? {}
  return (
    <Shell site={site} viewer={null}>
      <main className="admin admin--signed-out" id="main">
        <title>{`Set up – ${site.blogName}`}</title>
        <section className="login" aria-labelledby="setup-title">
          <div className="login__welcome">
            <h1 className="login__title" id="setup-title">
              The den is yours
            </h1>
            <p className="login__lead">
              Choose the address and the password with which you will open it. Nobody else can use this link once you
              have.
            </p>
          </div>
          <form className="login__form" onSubmit={claim} aria-busy={isBusy} noValidate>
            {token === '' && (
              <div className="refusal" role="alert">
                <p>This address is not complete. Open the whole link that Den printed when it started.</p>
              </div>
            )}
            <Field label="Email" error={errors.email}>
              {(control) => (
                <input
                  {...control}
                  type="email"
                  autoComplete="username"
                  required
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                />
              )}
            </Field>
            <PasswordField
              label="Password"
              autoComplete="new-password"
              hint="At least 8 characters; a sentence is best."
              value={password}
              onChange={setPassword}
              error={errors.password}
            />
            {refusal && Object.keys(errors).length === 0 && (
              <div className="refusal" role="alert">
                <p>{refusal.detail}</p>
              </div>
            )}
            <p className="actions">
              <button type="submit" className="button" disabled={isBusy || !token}>
                {isBusy ? 'Opening…' : 'Claim this site'}
              </button>
            </p>
          </form>
        </section>
      </main>
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <main id="main">
      <title>Nothing here</title>
      <section className="notice">
        <h1>This site has its administrator</h1>
        <p>The link to claim it has been used, so there is nothing at this address any more.</p>
        <p>
          <a className="button" href="/admin">
            Sign in
          </a>
        </p>
      </section>
    </main>
  )
}

/** Behind the `#`, which no server and no log ever sees; undefined until the browser has been asked. */
function useTokenOfLink(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(new URLSearchParams(location.hash.slice(1)).get('t') ?? ''), [])
  return token
}
