import { BackIcon, ShareIcon } from '../../../ui/icons.tsx'

/** Back is a link home without scripts or history; `reader/back.ts` makes it go back one page. */
export function BackButton() {
  return (
    <a className="button button--quiet" href="/" data-back="">
      <BackIcon />
      Back
    </a>
  )
}

export function ShareButton({ address }: { address: string }) {
  return (
    <button type="button" className="button button--quiet needs-script" data-copy={address}>
      <ShareIcon />
      <span data-copy-label="">Share</span>
    </button>
  )
}
