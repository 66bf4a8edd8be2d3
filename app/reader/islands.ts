const PATIENCE_MS = 8_000

/** React takes over a form when somebody touches it, and not before: who only reads loads none of it. */
export function makeIslandsWake(): void {
  // The captcha's arithmetic is there on safe addresses only. Elsewhere the plain form does it all.
  if (!window.isSecureContext) return
  for (const type of ['pointerdown', 'focusin'] as const)
    document.addEventListener(type, ({ target }) => {
      const island = islandOf(target)
      if (island) void wake(island)
    })
  // Whoever is quicker than the code is sent on once it is there.
  document.addEventListener('submit', async (event) => {
    const island = islandOf(event.target)
    // React, once it listens, hears it first and keeps the browser from sending the form.
    if (!island || event.defaultPrevented) return
    event.preventDefault()
    const form = event.target as HTMLFormElement
    // On the element around what React takes over, so that it finds everything as the server rendered it.
    island.ariaBusy = 'true'
    const isAwake = await Promise.race([wake(island), late()])
    island.ariaBusy = null
    if (isAwake) form.requestSubmit()
    else form.submit()
  })
}

/** The form works by itself as well: nobody waits longer for the code than for a page. */
function late(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, false))
}

const waking = new WeakMap<Element, Promise<boolean>>()

/** Resolves once React listens; false when its code could not be had. */
function wake(island: HTMLElement): Promise<boolean> {
  const known = waking.get(island)
  if (known) return known
  const woken = import('../islands/subscribe/hydrate.tsx').then(
    async ({ hydrateSubscribeForm }) => {
      hydrateSubscribeForm(island)
      // Hydration ends with the next task or two.
      await new Promise((resolve) => setTimeout(resolve, 50))
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
