import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ID_PREFIX, SubscribeForm, type SubscribeFormProps } from './subscribe-form.tsx'

const hydrations = new WeakMap<Element, Promise<void>>()

/**
 * Hydrates the form that the server rendered into `element`, once. Resolves when it is interactive: React hydrates in slices,
 * which may take long on a busy machine.
 */
export function hydrateSubscribeForm(element: HTMLElement): Promise<void> {
  const hydration = hydrations.get(element) ?? hydrated(element)
  hydrations.set(element, hydration)
  return hydration
}

/** Hydrates with the same properties as the server rendered the form with. */
function hydrated(element: HTMLElement): Promise<void> {
  const form = element.querySelector('form')!
  const props = {
    source: form.querySelector<HTMLInputElement>('[name=source]')!.value,
    place: form.querySelector('[name=to_email]')!.id.slice(ID_PREFIX.length),
    label: form.querySelector('label.label')!.textContent,
    contact: form.dataset.contact,
    captcha: element.dataset.island,
  } as SubscribeFormProps
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Hydrated onDone={resolve}>
        <SubscribeForm {...props} />
      </Hydrated>,
    )
  })
}

function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}
