import { subscribeFailed } from '#domain/subscribers/subscribe-failed.ts'

/** For loading the code of a form, and for an answer of the server. */
export const TIMEOUT_MS = 8_000

/** React hydrates a form on its first use, so that readers who do not use it load none of React. */
export function initIslands(): void {
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => void hydrate(target as Element))
}

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

/** Whether the server answers: where it does not, the browser's error page would replace what was typed. */
export async function isReachable(address: string): Promise<boolean> {
  const response = await fetch(address, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  return response?.ok ?? false
}

/** Resolves once React handles the form that `element` is in; false where there is none, or its code could not be loaded. */
export async function hydrate(element: Element): Promise<boolean> {
  const island = islandOf(element)
  // Proof of work needs `crypto.subtle`, which only secure contexts have. Elsewhere the plain form is used.
  if (!island || !window.isSecureContext) return false
  return import('../islands/subscribe/hydrate.tsx').then(
    ({ hydrateSubscribeForm }) => hydrateSubscribeForm(island).then(() => true),
    () => false,
  )
}

export function islandOf(element: Element): HTMLElement | null {
  return element.closest('[data-island]')
}
