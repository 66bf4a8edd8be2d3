import { subscribeFailed } from '#domain/subscribe-failed.ts'
import { isReachable } from './reachable.ts'

let code: typeof import('./unhydrated-submit.ts') | undefined

/**
 * Takes over submits of forms, marked by `data-contact`, that React does not handle: what was typed would be lost if the browser
 * sent it while the server is away. The form is sent, or the failure told, by code that is loaded when a form comes into view.
 */
export function guardSubmits(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void load()
  })
  for (const form of document.querySelectorAll('[data-contact]')) observer.observe(form)

  // On the window, which hears it after React: a submit that React handles is prevented by then.
  addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || !form.dataset.contact) return
    event.preventDefault()
    // Set outside the form, which React expects as the server rendered it.
    const busy = form.parentElement!
    if (busy.ariaBusy) return
    busy.ariaBusy = 'true'
    const canSend = await isReachable(form.action)
    if (canSend) await load()
    if (code) return code.submitUnhydrated(form, event.submitter, canSend)
    // It is of an older build, or the server was away before the form came into view.
    busy.ariaBusy = null
    if (canSend) form.submit()
    else alert(subscribeFailed(form.dataset.contact))
  })
}

function load(): Promise<void> {
  return import('./unhydrated-submit.ts').then(
    (module) => {
      code = module
    },
    () => {},
  )
}
