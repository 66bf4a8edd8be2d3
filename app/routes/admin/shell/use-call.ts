import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CallResult, Refusal } from '../../../ui/call.ts'
import { toastFailure } from '../../../ui/toasts.ts'

export interface Outcome<T> {
  /** When the data of the screen is reloaded; by default after a success. */
  readonly reload?: 'on success' | 'always' | 'never'
  /** Runs before the reload. */
  readonly onSuccess?: (value: T) => unknown
  /** Replaces the toast with the server's message. */
  readonly onFailure?: (refusal: Refusal) => unknown
}

/**
 * Calls of one form or button, one at a time.
 * @returns `isBusy` until the screen shows what the call changed; `refusal` and `errors` of the last call that failed
 */
export function useCall() {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isRunning = useRef(false)

  /** Does nothing while another call runs. @returns whether it succeeded */
  async function run<T>(request: () => Promise<CallResult<T>>, outcome: Outcome<T> = {}): Promise<boolean> {
    const { reload = 'on success', onSuccess, onFailure = ({ detail }) => toastFailure(detail) } = outcome
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    try {
      const result = await request()
      setRefusal(result.ok ? null : result.refusal)
      await (result.ok ? onSuccess?.(result.value) : onFailure(result.refusal))
      if (reload === 'always' || (result.ok && reload === 'on success')) await revalidate()
      return result.ok
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  /** Removes the message of one field, or the whole refusal. */
  function forget(field?: string) {
    setRefusal((known) => {
      if (!known || field === undefined) return null
      const { [field]: _, ...errors } = known.errors
      return { ...known, errors }
    })
  }

  const errors: Refusal['errors'] = refusal?.errors ?? {}
  return { isBusy, refusal, errors, run, forget }
}

/** Replaces the message of a refusal by that about its first field, if there is one. */
export function withFieldMessage<T>(result: CallResult<T>): CallResult<T> {
  if (result.ok) return result
  const { errors, detail } = result.refusal
  return { ok: false, refusal: { ...result.refusal, detail: Object.values(errors)[0] ?? detail } }
}

/** An `onSubmit` handler for a form that is sent by a call, not by the browser. */
export function submitting(send: () => unknown) {
  return (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
}
