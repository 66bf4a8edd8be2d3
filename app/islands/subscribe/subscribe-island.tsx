import { SubscribeForm, type SubscribeFormProps } from './subscribe-form.tsx'

/** The form as the server renders it, marked for `reader/islands.ts`. */
export function SubscribeIsland(props: SubscribeFormProps) {
  return (
    <div data-island="subscribe" data-props={JSON.stringify(props)}>
      <SubscribeForm {...props} />
    </div>
  )
}
