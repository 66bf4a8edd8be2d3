import { subscribeFailed } from '#domain/subscribe-failed.ts'
import { isReachable } from './reachable.ts'

/** What sends a subscribe form, marked by `data-contact`, until React does. */
export function guardPlainSubmits(): void {
  // Loaded when a form is less than a screen away, so that a failure can be told if the server is gone when the form is sent.
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadPlainSubmit().catch(() => {})
    },
    { rootMargin: '100%' },
  )
  for (const form of document.querySelectorAll('[data-contact]')) observer.observe(form)

  // On the window, which hears it after React: a submit that React handles is prevented by then.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || !form.dataset.contact) return
    event.preventDefault()
    loadPlainSubmit().then(
      ({ sendPlain }) => sendPlain(form, event.submitter),
      // Its code is of an older build, or the server was away before the form came into view.
      async () => ((await isReachable(form.action)) ? form.submit() : alert(subscribeFailed(form.dataset.contact!))),
    )
  })
}

function loadPlainSubmit() {
  return import('./plain-submit.ts')
}
