import { SubscribeForm, type SubscribeFormProps } from './subscribe-form.tsx'

/** The form as the server renders it, marked for `reader/subscribe/islands.ts`. `hydrate.tsx` reads its other properties from its fields. */
export function SubscribeIsland(props: SubscribeFormProps) {
  return (
    <div data-island={props.captcha}>
      <SubscribeForm {...props} />
    </div>
  )
}
