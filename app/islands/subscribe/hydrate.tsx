import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SubscribeForm, type SubscribeFormProps } from './subscribe-form.tsx'

/**
 * Lets the component take over the form that the server rendered into `element`, with the properties that it rendered it with.
 * Resolves once it has: React works on that in pieces, and a busy machine may need long for them.
 */
export function hydrateSubscribeForm(element: HTMLElement): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? '{}') as SubscribeFormProps
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <TakenOver onDone={resolve}>
        <SubscribeForm {...props} />
      </TakenOver>,
    )
  })
}

function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}
