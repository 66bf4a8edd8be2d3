import { useEffect, useRef, useState } from 'react'
import { type CallResult, call } from '../../../ui/call.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { usePasskeyObstacle } from '../../../ui/session/passkey-support.ts'
import { setPasswordPrompt } from '../../../ui/session/password-prompt.ts'
import { ConfirmByPasskey } from '../sign-in/confirm-by-passkey.tsx'
import { ConfirmByProvider } from '../sign-in/confirm-by-provider.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface PasswordPromptProps {
  email: string
  hasPasskeys: boolean
  provider: string | null
  siteUrl: string
}

/** Asks for the password when a call needs one that was typed lately; `ui/call.ts` then repeats the call. */
export function PasswordPrompt({ email, hasPasskeys, provider, siteUrl }: PasswordPromptProps) {
  const canUsePasskey = usePasskeyObstacle(siteUrl) === null && hasPasskeys
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const answer = useRef<(isConfirmed: boolean) => void>(null)
  const isConfirmed = useRef(false)

  /** Answers only after the dialog has closed and restored the focus, since the caller may move it. */
  function close() {
    answer.current?.(isConfirmed.current)
    setOpen(false)
    setPassword('')
  }

  function closeConfirmed() {
    isConfirmed.current = true
    input.current?.closest('dialog')?.close()
  }

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
      // The session has ended and the dialog is unmounted: a call that still waits gets its answer.
      answer.current?.(false)
    }
  }, [])

  async function confirm(): Promise<CallResult<unknown>> {
    const result = await call('POST', '/api/auth/confirm-password', { password })
    if (result.ok) return result
    const { status, errors, detail } = result.refusal
    // The session has ended: the repeated call finds that out, and the login panel appears.
    if (status === 401) return { ok: true, value: null, headers: new Headers() }
    return { ok: false, refusal: { ...result.refusal, detail: errors.password ?? detail } }
  }

  if (!isOpen) return null
  return (
    <ConfirmDialog
      lead="Confirm your password:"
      title={email}
      text="This needs your password once more. For ten minutes after that you are not asked again."
      confirm="Confirm"
      busy="Confirming…"
      fields={(refusedBy) => (
        <>
          {/* For password managers, which want to know whose password this is. */}
          <input type="hidden" autoComplete="username" value={email} />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            refusedBy={refusedBy}
            ref={input}
          />
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
        onFailure() {
          input.current?.focus()
          input.current?.select()
        },
      }}
      onClose={close}
    />
  )
}
