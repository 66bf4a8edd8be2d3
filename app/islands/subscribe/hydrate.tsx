import { hydrateRoot } from 'react-dom/client'
import { SubscribeForm, type SubscribeFormProps } from './subscribe-form.tsx'

/** Lets the component take over the form that the server rendered into `element`, with the properties that it rendered it with. */
export function hydrateSubscribeForm(element: HTMLElement): void {
  const props = JSON.parse(element.dataset.props ?? '{}') as SubscribeFormProps
  hydrateRoot(element, <SubscribeForm {...props} />)
}
