import { type ReactNode, useRef } from 'react'
import { QuietButton } from '../../../ui/button.tsx'
import { useSheet } from '../shell/sheet.ts'

const DETAILS_ID = 'post-details'

/** All of a post but its words: beside them in wide windows, and in others a popover that {@link OpenDetails} opens. */
export function PostDetails({ children }: { children: ReactNode }) {
  const aside = useRef<HTMLElement>(null)
  const sheet = useSheet(aside, '.top-bar, .task, .post-form__top, .post-form__main, .post-form__bar, .footer')
  return (
    <aside
      className="post-details"
      id={DETAILS_ID}
      popover="auto"
      ref={aside}
      aria-label="Details of the post"
      {...sheet}
    >
      {children}
      <p className="post-details__end">
        <QuietButton popoverTarget={DETAILS_ID} popoverTargetAction="hide">
          Back to the words
        </QuietButton>
      </p>
    </aside>
  )
}

export function OpenDetails() {
  return (
    <QuietButton className="post-details__open" popoverTarget={DETAILS_ID}>
      Details
    </QuietButton>
  )
}
