import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { announceSessionChange } from '../../../ui/session/announce-session-change.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastFailure } from '../../../ui/toasts.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { submitting, useCall } from '../shell/use-call.ts'
import { type LinkValues, useLinkValues } from './link-values.ts'
import { SignedOutScreen } from './signed-out-screen.tsx'

interface PasswordByLinkProps extends Omit<ComponentProps<typeof SignedOutScreen>, 'children'> {
  /** Whether the link names the e-mail address; otherwise it is typed here. */
  isAddressed?: boolean
  /** Whether the form has a field for the name as printed. */
  asksName?: boolean
  submit: string
  /** Shown when the link is incomplete. */
  incomplete: string
  /** Address of the screen that opens afterwards. */
  next?: string
  callFor: (link: LinkValues, typed: Typed) => readonly [address: string, body: unknown]
}

interface Typed {
  readonly email: string
  readonly password: string
  /** Undefined if the field is empty. */
  readonly name: string | undefined
}

/** The screen of a one-time link, where an administrator chooses a password. */
export function PasswordByLink({
  isAddressed,
  asksName,
  submit,
  incomplete,
  next = '/admin',
  callFor,
  ...screen
}: PasswordByLinkProps) {
  const { t } = useLocale()
  const history = useNavigate()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [name, setName] = useState('')
  const { isBusy, refusal, errors, run, forget } = useCall()
  const link = useLinkValues(forget)
  const email = isAddressed ? (link?.e ?? '') : typed
  const isIncomplete = link !== undefined && (!link.t || (isAddressed && !link.e))

  async function open() {
    if (!link || isIncomplete) return
    await run(() => call('POST', ...callFor(link, { email, password, name: name.trim() || undefined })), {
      onSuccess() {
        announceSessionChange()
        // Without the link, which is used up.
        return history(next, { replace: true })
      },
      reload: 'never',
      onFailure: () => toastFailure(),
    })
  }

  const isInField = Boolean(errors.email ?? errors.password ?? errors.name)
  return (
    <SignedOutScreen {...screen}>
      <form className="panel stack stack--form login__form" onSubmit={submitting(open)} aria-busy={isBusy} noValidate>
        {isIncomplete && <RefusalNote>{incomplete}</RefusalNote>}
        {asksName && (
          <TextField
            label={t('labels.nameAsPrinted')}
            autoComplete="name"
            hint={t('signIn.postsNameYou')}
            value={name}
            onChange={setName}
            error={errors.name}
          />
        )}
        <TextField
          label={t('labels.email')}
          type="email"
          autoComplete="username"
          required
          readOnly={isAddressed}
          value={email}
          onChange={setTyped}
          error={errors.email}
        />
        <PasswordField
          label={t('labels.password')}
          autoComplete="new-password"
          hint={t('labels.atLeast8Characters')}
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        {refusal && !isInField && <RefusalNote>{errors.token ?? refusal.detail}</RefusalNote>}
        <p className="actions">
          <Button type="submit" disabled={!link || isIncomplete} aria-disabled={isBusy}>
            {isBusy ? t('signIn.opening') : submit}
          </Button>
        </p>
      </form>
    </SignedOutScreen>
  )
}
