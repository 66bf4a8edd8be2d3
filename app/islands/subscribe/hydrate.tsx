import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SubscribeForm, type SubscribeFormProps } from './subscribe-form.tsx'

/**
 * Hydrates the form that the server rendered into `element`, with the same properties. Resolves once it is interactive: React
 * hydrates in slices, which may take long on a busy machine.
 */
export function hydrateSubscribeForm(element: HTMLElement): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}') as SubscribeFormProps
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
