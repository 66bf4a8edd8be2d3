import type { MouseEvent, ReactNode } from 'react'
import { call } from '../../../ui/call.ts'
import { announceSessionChange } from '../../../ui/session-channel.ts'
import { toastFailure } from '../../../ui/toasts.ts'

/** A link to a file that needs the password. A download cannot ask for it, so a call does before. */
export function ConfirmedDownload({ href, children }: { href: string; children: ReactNode }) {
  async function download(event: MouseEvent) {
    event.preventDefault()
    const result = await call('GET', '/api/auth/confirm-password')
    if (!result.ok) {
      if (result.refusal.status === 401) announceSessionChange()
      return toastFailure(result.refusal.detail)
    }
    const link = document.createElement('a')
    link.href = href
    link.download = ''
    link.click()
  }

  return (
    <a className="button button--quiet" href={href} download onClick={download}>
      {children}
    </a>
  )
}
