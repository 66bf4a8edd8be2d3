import * as messages from '#domain/messages.ts'
import { toastFailure } from '../ui/toasts.ts'

/** For loading the code, and for an answer of the server. */
const TIMEOUT_MS = 8_000

/** React hydrates a form on its first use, so that readers who do not use it load none of React. */
export function initIslands(): void {
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, ({ target }) => void hydrate(target))
}

/**
 * A subscribe form that React has not hydrated is sent by the browser, and only while the server can be reached: otherwise the
 * browser's error page would replace the page, and what was typed would be lost. Such forms have the contact address as
 * `data-contact`.
 */
export function guardPlainSubmits(): void {
  // On the window, which hears it after React: a submit that React handles is prevented by then.
  addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    const { contact } = form.dataset
    if (event.defaultPrevented || contact === undefined) return
    event.preventDefault()
    // Set on the island's root, since React expects what is inside it as the server rendered it.
    const busy = islandOf(form) ?? form
    if (busy.ariaBusy === 'true') return
    busy.ariaBusy = 'true'
    // The form also works without React, so submitting waits no longer than this for its code and for the server.
    const timeout = new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false))
    const isServerReachable = Promise.race([isReachable(form.action), timeout])
    // "Subscribe without it" leads to the page that the plain form leads to.
    const isPlain = event.submitter?.hasAttribute('formaction')
    const isInteractive = !isPlain && (await Promise.race([hydrate(form), timeout]))
    const canSend = isInteractive || (await isServerReachable)
    busy.ariaBusy = null
    if (isInteractive) form.requestSubmit()
    else if (canSend) form.submit()
    else toastFailure(messages.subscribeFailed(contact))
  })
}

async function isReachable(address: string): Promise<boolean> {
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return response?.ok ?? false
}

/** Resolves once React handles the form that `target` is in; false where there is none, or its code could not be loaded. */
async function hydrate(target: EventTarget | null): Promise<boolean> {
  const island = islandOf(target)
  // Proof of work needs `crypto.subtle`, which only secure contexts have. Elsewhere the plain form is used.
  if (!island || !window.isSecureContext) return false
  return import('../islands/subscribe/hydrate.tsx').then(
    ({ hydrateSubscribeForm }) => hydrateSubscribeForm(island).then(() => true),
    () => false,
  )
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
}
