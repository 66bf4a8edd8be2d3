import { messages } from '#domain/messages.ts'
import { onSessionChange } from '../ui/session/session-channel.ts'
import { signOut } from '../ui/session/sign-out.ts'
import { toastFailure, toastSuccess } from '../ui/toasts.ts'
import { onClickOf } from './clicks.ts'

/** Set together with the session's cookie, which scripts cannot read. It grants nothing. */
const HINT = 'den_signed_in'

/** Reading pages are the same for all readers. This shows Logout to administrators, which leaves the page as it is. */
export function initLogout(): void {
  void show()
  // The session may have changed while the page was in the back/forward cache or prerendered.
  addEventListener('pageshow', show)
  document.addEventListener('prerenderingchange', show)

  onClickOf('[data-logout]', async () => {
    const isOut = await signOut()
    await show()
    if (isOut) toastSuccess(messages.loggedOut)
    else toastFailure(messages.logoutFailed)
  })
}

/** Updates the Logout button when another tab signs in or out. */
export function followSession(): void {
  onSessionChange(show)
  void show()
}

async function show(): Promise<void> {
  const isSignedIn = await hasHint()
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-logout]')) button.hidden = !isSignedIn
}

/** Prefers the asynchronous Cookie Store API: reading `document.cookie` blocks the page, longest on a first visit. */
async function hasHint(): Promise<boolean> {
  // Undefined outside secure contexts and in older browsers.
  const store = 'cookieStore' in window ? window.cookieStore : undefined
  if (store) return (await store.get(HINT).catch(() => null))?.value === '1'
  return document.cookie.split('; ').includes(`${HINT}=1`)
}
