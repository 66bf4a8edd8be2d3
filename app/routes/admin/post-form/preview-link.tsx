import { useState } from 'react'
import { formatInstant } from '#domain/text/civil-time.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call, deleteIfThere } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { OneTimeText } from '../shell/one-time-text.tsx'
import { useCall } from '../shell/use-call.ts'

interface Link {
  /** Absent of a link that was made earlier: it is shown only once. */
  readonly url?: string
  readonly expiresAt: string
}

interface PreviewLinkProps {
  id: string
  /** Until when the link works that was made earlier; null without one. */
  expiresAt: string | null
  timeZone: string
  /** Object of the sentence “A preview link shows …”. */
  shows?: string
}

/** Creates and revokes a link that shows the saved draft or pending edit to people without an account. */
export function PreviewLink({ id, expiresAt, timeZone, shows = 'the draft' }: PreviewLinkProps) {
  const [link, setLink] = useState<Link | null>(expiresAt === null ? null : { expiresAt })
  const { isBusy, run } = useCall()
  const address = `/api/blogs/${id}/preview`

  // The screen's data stay: what is typed in the form has nothing to do with it.
  const make = () =>
    run(() => call<Required<Link>>('POST', address), {
      reload: 'never',
      async onSuccess(made) {
        setLink(made)
        if (await isCopied(made.url)) toastSuccess('Preview link copied')
      },
    })
  const end = () =>
    run(() => deleteIfThere(address), {
      reload: 'never',
      onSuccess() {
        setLink(null)
        toastSuccess('The preview link has ended')
      },
    })

  return (
    <>
      <TextButton aria-disabled={isBusy} onClick={make}>
        {link ? 'New preview link' : 'Preview link'}
      </TextButton>
      {link && (
        <div className="preview-link">
          {link.url !== undefined && <OneTimeText text={link.url} label="Preview link" copy="Copy link" />}
          <p role="status">
            {link.url === undefined ? 'A preview link' : 'It'} shows {shows} to everybody who has it, until{' '}
            {formatInstant(link.expiresAt, timeZone)}.{' '}
            <TextButton aria-disabled={isBusy} onClick={end}>
              End it
            </TextButton>
          </p>
        </div>
      )}
    </>
  )
}

/** Browsers refuse it without https, or without a press; the field with the link is there to be copied by hand. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
