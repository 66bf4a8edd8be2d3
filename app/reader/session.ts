import { messages } from '#domain/messages.ts'
import { onSessionChange } from '../ui/session-channel.ts'
import { signOut } from '../ui/sign-out.ts'
import { onClickOf } from './clicks.ts'

/** Stands beside the session cookie, which no script can read. It grants nothing. */
const HINT = /(?:^|; )den_signed_in=1(?:;|$)/

/** Reading pages are the same for everybody; whoever is signed in is shown Logout on them, and stays where they are. */
export function makeLogoutWork(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-logout]')
  const show = () => {
    for (const button of buttons) button.hidden = !HINT.test(document.cookie)
  }
  show()
  // What another tab did; and what was done while this page lay in the browser's cache or was rendered ahead.
  onSessionChange(show)
  addEventListener('pageshow', show)
  document.addEventListener('prerenderingchange', show)

  onClickOf('[data-logout]', async () => {
    const isOut = await signOut()
    show()
    // Their code comes with the first one.
    const { showToast } = await import('../islands/toasts.tsx')
    if (isOut) showToast('success', messages.loggedOut)
    else showToast('failure', messages.logoutFailed)
  })
}
