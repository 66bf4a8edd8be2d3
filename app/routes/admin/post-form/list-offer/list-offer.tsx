import { TextButton } from '../../../../ui/button.tsx'

interface ListOfferProps {
  count: number
  onMake: () => void
  onLeave: () => void
}

/** Asks about a numbered list that was pasted into an empty section. */
export function ListOffer({ count, onMake, onLeave }: ListOfferProps) {
  return (
    <p className="alert alert--success cluster" role="status">
      This is a list of {count}. <TextButton onClick={onMake}>Make {count} sections of it</TextButton>{' '}
      <TextButton onClick={onLeave}>Leave it as text</TextButton>
    </p>
  )
}
