import { messages } from '#domain/messages.ts'
import { toastFailure } from '../ui/toasts.ts'

/** For loading the code, and for an answer of the server. */
const TIME_LIMIT_MS = 8_000

/** React hydrates a form on its first use, so that readers who do not use it load none of React. */
export function initIslands(): void {
  // The captcha's arithmetic is there on safe addresses only. Elsewhere the plain form does it all.
  if (!window.isSecureContext) return
  for (const type of ['pointerdown', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => {
      const island = islandOf(target)
      if (island) void wake(island)
    })
}

/**
 * A form for subscribing that React has not taken over is sent by the browser, and only while the server answers: the
 * browser's own error page would take the place of what was typed. Such forms carry the contact address as `data-contact`.
 */
export function guardPlainSubmits(): void {
  const sending = new WeakSet<HTMLFormElement>()
  // On the window: React listens on the document or below it, so what it handles is prevented by then.
  addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    const contact = form.dataset.contact
    if (event.defaultPrevented || contact === undefined) return
    event.preventDefault()
    if (sending.has(form)) return
    sending.add(form)
    // On the element around what React takes over, so that it finds everything as the server rendered it.
    const busy = islandOf(form) ?? form
    busy.ariaBusy = 'true'
    // The form also works without React, so submitting waits at most this long for its code and for the server.
    const late = new Promise<false>((resolve) => setTimeout(resolve, TIME_LIMIT_MS, false))
    const isServed = Promise.race([answers(form.action), late])
    const isAwake = !isPlainButton(event.submitter) && (await Promise.race([isTakenOver(form), late]))
    const canSend = isAwake || (await isServed)
    busy.ariaBusy = null
    sending.delete(form)
    if (isAwake) form.requestSubmit()
    else if (canSend) form.submit()
    else toastFailure(messages.subscribeFailed(contact))
  })
}

/** Whether React listens to the form, now or once its code is there. */
async function isTakenOver(form: HTMLFormElement): Promise<boolean> {
  const island = islandOf(form)
  return island !== null && window.isSecureContext && wake(island)
}

/** "Subscribe without it" leads to the page that the plain form leads to. */
function isPlainButton(submitter: HTMLElement | null): boolean {
  return submitter?.hasAttribute('formaction') ?? false
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return response?.ok ?? false
}

const waking = new WeakMap<Element, Promise<boolean>>()

/** Resolves once React listens; false when its code could not be had. */
function wake(island: HTMLElement): Promise<boolean> {
  const known = waking.get(island)
  if (known) return known
  const woken = import('../islands/subscribe/hydrate.tsx').then(
    async ({ hydrateSubscribeForm }) => {
      await hydrateSubscribeForm(island)
      return true
    },
    () => {
      waking.delete(island)
      return false
    },
  )
  waking.set(island, woken)
  return woken
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
}
