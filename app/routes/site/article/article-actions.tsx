import { QuietButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Back is a link home without scripts or history; `reader/back.ts` makes it go back one page. */
export function BackButton() {
  return (
    <a className="button button--quiet" href="/" data-back="">
      <Icon name="back" />
      Back
    </a>
  )
}

export function ShareButton({ address }: { address: string }) {
  return (
    <QuietButton className="needs-script" data-copy={address}>
      <Icon name="share" />
      <span data-copy-label="">Share</span>
    </QuietButton>
  )
}
