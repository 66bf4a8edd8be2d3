import { SubscribeForm, type SubscribeFormProps } from './subscribe-form.tsx'

/** The form as the server renders it, marked for `reader/islands.ts`. What else it was rendered from, `hydrate.tsx` finds in it. */
export function SubscribeIsland(props: SubscribeFormProps) {
  return (
    <div data-island={props.captcha}>
      <SubscribeForm {...props} />
    </div>
  )
}
