import { useRef, useState } from 'react'
import { PASSWORD_AGAIN } from '#domain/mail/mail-calls.ts'
import { composeMailServer, mailServerProblems } from '#domain/mail/mail-server-fields.ts'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { useCall } from '../shell/use-call.ts'
import { isSameServer, type ServerFormValues, valuesOf, withAddress } from './server-form-values.ts'

type ServerFormErrors = Partial<Record<keyof ServerFormValues, string | undefined>>

const NO_HOST = { host: 'mail.hostMissing' } as const

/** The form of the mail server. @param smtp the stored server, its password hidden */
export function useServerForm(smtp: { url: string; from: string } | null) {
  const { t } = useLocale()
  const stored = valuesOf(smtp)
  const { value: typed, change: setTyped } = useUnsavedInput<Partial<ServerFormValues>>(
    `mail-server:${smtp?.url} ${smtp?.from}`,
    {},
    { isSecret: true },
  )
  const latestSetTyped = useRef(setTyped)
  latestSetTyped.current = setTyped
  const { isBusy, errors: refused, run, forget } = useCall()
  const [problems, setProblems] = useState<ServerFormErrors>({})
  const values = { ...stored, ...typed }
  const server = withAddress(values)
  const isServerChanged = !isSameServer(server, stored)
  const isChanged = isServerChanged || values.from !== stored.from

  function change(changed: Partial<ServerFormValues>) {
    setTyped((known) => ({ ...known, ...changed }))
    setProblems((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in changed))))
    forget('from' in changed ? 'from' : 'url')
  }

  function discard() {
    setTyped({})
    setProblems({})
    forget()
  }

  async function save() {
    if (!isChanged) return
    const isRemoved = values.host.trim() === ''
    const found = isRemoved && !smtp ? NO_HOST : mailServerProblems(server)
    setProblems(Object.fromEntries(Object.entries(found).map(([name, problem]) => [name, t(problem)])))
    if (Object.keys(found).length > 0) return
    // An unchanged address is sent as the server showed it, with the password hidden: the server then keeps the stored password.
    const url = isServerChanged ? composeMailServer(server) : (smtp?.url ?? '')
    const isSaved = await run(() => call('PATCH', '/api/mail', { url, from: values.from }), {
      onSuccess: () => toastSuccess(t(isRemoved ? 'mail.serverRemoved' : 'mail.serverSaved')),
    })
    if (!isSaved) return
    // From here on the stored password is hidden, and input typed during the save is a change of the server that is stored now.
    let newer: Partial<ServerFormValues> = {}
    setTyped((known) => {
      newer = changedSince(values, known)
      return {}
    })
    latestSetTyped.current(newer)
  }

  const isPassword = refused.url === PASSWORD_AGAIN
  const errors: ServerFormErrors = {
    ...problems,
    host: problems.host ?? (isPassword ? undefined : refused.url),
    password: isPassword ? refused.url : undefined,
    from: refused.from,
  }
  return { values, isPasswordStored: stored.password === null, errors, isBusy, isChanged, change, discard, save }
}

function changedSince(sent: ServerFormValues, typed: Partial<ServerFormValues>): Partial<ServerFormValues> {
  const entries = Object.entries(typed) as [keyof ServerFormValues, string | null][]
  return Object.fromEntries(entries.filter(([name, value]) => value !== sent[name]))
}
