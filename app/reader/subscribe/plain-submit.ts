import * as messages from '#domain/messages.ts'
import { toastFailure } from '../../ui/toasts.ts'
import { hydrate, islandOf } from './islands.ts'
import { isReachable, TIMEOUT_MS } from './reachable.ts'

/**
 * Sends a subscribe form that React has not hydrated: by React if its code can be loaded, else by the browser, and only while
 * the server can be reached. Otherwise the browser's error page would replace the page, and what was typed would be lost.
 */
export async function sendPlain(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  // Set on the island's root, since React expects what is inside it as the server rendered it.
  const busy = islandOf(form) ?? form
  if (busy.ariaBusy === 'true') return
  busy.ariaBusy = 'true'
  // The form also works without React, so submitting waits no longer than this for its code and for the server.
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false))
  const isServerReachable = Promise.race([isReachable(form.action), timeout])
  // "Subscribe without it" leads to the page that the plain form leads to.
  const isPlain = submitter?.hasAttribute('formaction')
  const isInteractive = !isPlain && (await Promise.race([hydrate(form), timeout]))
  const canSend = isInteractive || (await isServerReachable)
  busy.ariaBusy = null
  if (isInteractive) form.requestSubmit()
  else if (canSend) form.submit()
  else toastFailure(messages.subscribeFailed(form.dataset.contact!))
}
