/** React hydrates a form on its first use, so that readers who do not use it load none of React. */
export function initIslands(): void {
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => void hydrate(target as Element))
}

/** Resolves once React handles the form that `element` is in; false where there is none, or its code could not be loaded. */
export async function hydrate(element: Element): Promise<boolean> {
  const island = element.closest<HTMLElement>('[data-island]')
  // Proof of work needs `crypto.subtle`, which only secure contexts have. Elsewhere the plain form is used.
  if (!island || !window.isSecureContext) return false
  return import('../../islands/subscribe/hydrate.tsx').then(
    ({ hydrateSubscribeForm }) => hydrateSubscribeForm(island).then(() => true),
    () => false,
  )
}
