import { useEffect, useRef, useState } from 'react'
import { type CallResult, call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { usePasskeyObstacle } from '../../../ui/session/passkey-support.ts'
import { setPasswordPrompt } from '../../../ui/session/password-prompt.ts'
import { CodeField } from '../sign-in/code-field.tsx'
import { ConfirmByPasskey } from '../sign-in/confirm-by-passkey.tsx'
import { ConfirmByProvider } from '../sign-in/confirm-by-provider.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { withFieldMessage } from './use-call.ts'

interface PasswordPromptProps {
  email: string
  hasPasskeys: boolean
  provider: string | null
  siteUrl: string
}

/**
 * Asks for the password, and a code where the account has a second factor, when a call needs a recent confirmation; `ui/call.ts` then
 * repeats the call.
 */
export function PasswordPrompt({ email, hasPasskeys, provider, siteUrl }: PasswordPromptProps) {
  const { t } = useLocale()
  const canUsePasskey = usePasskeyObstacle(siteUrl) === null && hasPasskeys
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  /** One-time code; null until the server asks for it. */
  const [code, setCode] = useState<string | null>(null)
  const [refused, setRefused] = useState<'password' | 'code'>('password')
  const input = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const answer = useRef<(isConfirmed: boolean) => void>(null)
  const isConfirmed = useRef(false)

  /** Answers only after the dialog has closed and restored the focus, since the caller may move it. */
  function close() {
    answer.current?.(isConfirmed.current)
    setOpen(false)
    setPassword('')
    setCode(null)
  }

  function closeConfirmed() {
    isConfirmed.current = true
    input.current?.closest('dialog')?.close()
  }

  const asksCode = code !== null
  useEffect(() => {
    if (asksCode) codeInput.current?.focus()
  }, [asksCode])

  useEffect(() => {
    setPasswordPrompt(
      () =>
        new Promise((resolve) => {
          answer.current = resolve
          isConfirmed.current = false
          setOpen(true)
        }),
    )
    return () => {
      setPasswordPrompt(null)
      // The session has ended and the dialog is unmounted: a call that is still waiting is refused.
      answer.current?.(false)
    }
  }, [])

  async function confirm(): Promise<CallResult<unknown>> {
    const result = await call('POST', '/api/auth/confirm-password', { password, ...(asksCode && { code }) })
    if (result.ok) return result
    const { status, errors } = result.refusal
    // The session has ended: the repeated call finds that out, and the login panel appears.
    if (status === 401) return { ok: true, value: null, headers: new Headers() }
    if (errors.code !== undefined) setCode(code ?? '')
    setRefused(errors.code === undefined ? 'password' : 'code')
    return withFieldMessage(result)
  }

  if (!isOpen) return null
  return (
    <ConfirmDialog
      lead={t('frame.confirmYourPassword')}
      title={email}
      text={t('frame.passwordOnceMore')}
      confirm={t('labels.confirm')}
      busy={t('labels.confirming')}
      fields={(refusedBy) => (
        <>
          {/* Password managers need the user name that the password belongs to. */}
          <input type="hidden" autoComplete="username" value={email} />
          <PasswordField
            label={t('labels.password')}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            refusedBy={refused === 'password' ? refusedBy : undefined}
            ref={input}
          />
          {asksCode && (
            <CodeField
              label={t('labels.codeAppOrRecovery')}
              value={code}
              onChange={setCode}
              isRecovery
              refusedBy={refused === 'code' ? refusedBy : undefined}
              ref={codeInput}
            />
          )}
        </>
      )}
      alternative={
        <>
          {canUsePasskey && <ConfirmByPasskey onConfirm={closeConfirmed} />}
          {provider && <ConfirmByProvider provider={provider} onConfirm={closeConfirmed} />}
        </>
      }
      request={confirm}
      outcome={{
        reload: 'never',
        onSuccess() {
          isConfirmed.current = true
        },
        onFailure({ errors }) {
          const field = errors.code === undefined ? input : codeInput
          field.current?.focus()
          field.current?.select()
        },
      }}
      onClose={close}
    />
  )
}
