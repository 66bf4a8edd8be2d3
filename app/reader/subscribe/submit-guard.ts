import { inTime, isReachable } from './reachable.ts'

let code: typeof import('./unhydrated-submit.ts') | undefined

/** Sent by the browser while the server is unreachable, input would be lost. The code is loaded when a form comes into view. */
export function guardSubmits(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void load()
  })
  for (const form of document.querySelectorAll('[data-failed]')) observer.observe(form)

  // A listener on the window runs after those of React: a submit that React handles is prevented by then.
  addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || !form.dataset.failed) return
    event.preventDefault()
    // Set on the parent: React expects the form itself as the server rendered it.
    const busy = form.parentElement!
    if (busy.ariaBusy) return
    busy.ariaBusy = 'true'
    const canSend = await isReachable(form.action)
    if (canSend) await inTime(load())
    if (code) return code.submitUnhydrated(form, event.submitter, canSend)
    // The code could not be loaded: it belongs to an older build, or the server was unreachable.
    busy.ariaBusy = null
    if (canSend) form.submit()
    else showFailure(form.dataset.failed)
  })
}

/** A toast without the code of toasts, which could not be loaded. */
function showFailure(text: string): void {
  const toast = document.createElement('div')
  toast.className = 'toasts toast toast--failure'
  toast.role = 'alert'
  toast.textContent = text
  toast.popover = 'manual'
  document.body.append(toast)
  toast.showPopover()
  setTimeout(() => toast.remove(), 5000)
}

function load(): Promise<void> {
  return import('./unhydrated-submit.ts').then(
    (module) => {
      code = module
    },
    () => {},
  )
}
