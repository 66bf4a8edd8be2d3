import type { MouseEvent, ReactNode } from 'react'
import { call } from '../../../ui/call.ts'
import { announceSessionChange } from '../../../ui/session/announce-session-change.ts'
import { toastFailure } from '../../../ui/toasts.ts'
import { useCall } from './use-call.ts'

/** A link to a file that needs a recent password. A download cannot ask for the password, so a call asks first. */
export function ConfirmedDownload({
  href,
  look = 'button button--quiet',
  children,
}: {
  href: string
  look?: string
  children: ReactNode
}) {
  const { run } = useCall()

  async function download(event: MouseEvent) {
    event.preventDefault()
    await run(() => call('GET', '/api/auth/confirm-password'), {
      reload: 'never',
      onSuccess() {
        const link = document.createElement('a')
        link.href = href
        link.download = ''
        link.click()
      },
      onFailure({ status, detail }) {
        if (status === 401) announceSessionChange()
        toastFailure(detail)
      },
    })
  }

  return (
    <a className={look} href={href} download onClick={download}>
      {children}
    </a>
  )
}
