import { signedInHint } from '#domain/identity/signed-in-hint.ts'
import { onSessionChange } from '../ui/session/session-channel.ts'
import { onClickOf } from './clicks.ts'

/**
 * Shows the Logout buttons to administrators, since cached pages are the same for all visitors. Logging out does not leave the
 * page.
 */
export function initLogout(): void {
  void updateLogoutButtons()
  // The session may have changed while the page was in the back/forward cache or prerendered.
  addEventListener('pageshow', updateLogoutButtons)
  document.addEventListener('prerenderingchange', updateLogoutButtons)

  onClickOf('[data-logout]', () => loadLogout().then(({ logOut }) => logOut(updateLogoutButtons)))
}

export function followSession(): void {
  onSessionChange(updateLogoutButtons)
  void updateLogoutButtons()
}

async function updateLogoutButtons(): Promise<void> {
  const canLogOut =
    (await hasHint()) &&
    (await loadLogout().then(
      ({ isSignedIn }) => isSignedIn(hasHint),
      () => false,
    ))
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-logout]')) button.hidden = !canLogOut
}

/** Not needed by readers. Loaded before the buttons appear, so that a logout can report its failure while the server is unreachable. */
function loadLogout() {
  return import('./logout.ts')
}

/** Prefers the asynchronous Cookie Store API: reading `document.cookie` blocks the page, longest on a first visit. */
async function hasHint(): Promise<boolean> {
  const name = signedInHint(location.protocol === 'https:')
  // Undefined outside secure contexts and in older browsers.
  const store: CookieStore | undefined = window.cookieStore
  if (store) return (await store.get(name).catch(() => null))?.value === '1'
  return document.cookie.includes(`${name}=1`)
}
