import * as messages from '#domain/messages.ts'
import { toastFailure } from '../ui/toasts.ts'

/** For loading the code, and for an answer of the server. */
const TIMEOUT_MS = 8_000

/** React hydrates a form on its first use, so that readers who do not use it load none of React. */
export function initIslands(): void {
  // Proof of work needs `crypto.subtle`, which only secure contexts have. Elsewhere the plain form is used.
  if (!window.isSecureContext) return
  for (const type of ['pointerdown', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => {
      const island = islandOf(target)
      if (island) void hydrate(island)
    })
}

/**
 * A subscribe form that React has not hydrated is sent by the browser, and only while the server can be reached: otherwise the
 * browser's error page would replace the page, and what was typed would be lost. Such forms have the contact address as
 * `data-contact`.
 */
export function guardPlainSubmits(): void {
  const sending = new WeakSet<HTMLFormElement>()
  // On the window, which hears it after React: a submit that React handles is prevented by then.
  addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    const contact = form.dataset.contact
    if (event.defaultPrevented || contact === undefined) return
    event.preventDefault()
    if (sending.has(form)) return
    sending.add(form)
    // Set on the island's root, since React expects what is inside it as the server rendered it.
    const busy = islandOf(form) ?? form
    busy.ariaBusy = 'true'
    // The form also works without React, so submitting waits no longer than this for its code and for the server.
    const timeout = new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false))
    const isServerReachable = Promise.race([isReachable(form.action), timeout])
    const isInteractive = !isPlainButton(event.submitter) && (await Promise.race([isHydrated(form), timeout]))
    const canSend = isInteractive || (await isServerReachable)
    busy.ariaBusy = null
    sending.delete(form)
    if (isInteractive) form.requestSubmit()
    else if (canSend) form.submit()
    else toastFailure(messages.subscribeFailed(contact))
  })
}

/** Whether React handles the form, now or once its code is loaded. */
async function isHydrated(form: HTMLFormElement): Promise<boolean> {
  const island = islandOf(form)
  return island !== null && window.isSecureContext && hydrate(island)
}

/** "Subscribe without it" leads to the page that the plain form leads to. */
function isPlainButton(submitter: HTMLElement | null): boolean {
  return submitter?.hasAttribute('formaction') ?? false
}

async function isReachable(address: string): Promise<boolean> {
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return response?.ok ?? false
}

const hydrations = new WeakMap<Element, Promise<boolean>>()

/** Resolves once React handles the island; false when its code could not be loaded. */
function hydrate(island: HTMLElement): Promise<boolean> {
  const known = hydrations.get(island)
  if (known) return known
  const hydration = import('../islands/subscribe/hydrate.tsx').then(
    async ({ hydrateSubscribeForm }) => {
      await hydrateSubscribeForm(island)
      return true
    },
    () => {
      hydrations.delete(island)
      return false
    },
  )
  hydrations.set(island, hydration)
  return hydration
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
}
