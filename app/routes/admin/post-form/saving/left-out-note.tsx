import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { TextButton } from '../../../../ui/button.tsx'
import { useCall } from '../../shell/use-call.ts'
import { NO_VERSION } from '../form-state.ts'
import type { FormValues } from '../form-values.ts'
import { saveNewDraft } from './save-draft.ts'

interface LeftOutNoteProps {
  /** A new form with the sections that the created post left out; null without any. */
  leftOut: FormValues | null
  onKept: () => void
}

/** Offers the sections that a created post left out. They are stored only when asked for. */
export function LeftOutNote({ leftOut, onKept }: LeftOutNoteProps) {
  const { isBusy, run } = useCall()
  const [draftId, setDraftId] = useState<string | null>(null)
  const link = useRef<HTMLAnchorElement>(null)
  // The link takes the place of the button, which had the focus.
  useEffect(() => {
    if (draftId !== null) link.current?.focus()
  }, [draftId])
  if (draftId !== null)
    return (
      <p className="confirmation" role="status">
        Saved as a draft.{' '}
        <Link ref={link} to={`/admin/drafts/${draftId}`}>
          Open it
        </Link>
      </p>
    )
  if (leftOut === null) return null
  const { length } = leftOut.sections
  const keep = () =>
    run(() => saveNewDraft(null, leftOut, NO_VERSION), {
      onSuccess({ id }) {
        setDraftId(id)
        onKept()
      },
    })
  return (
    <p className="confirmation confirmation--left-out" role="status">
      {length === 1 ? '1 section was' : `${length} sections were`} left out ·{' '}
      <TextButton aria-disabled={isBusy} onClick={() => void keep()}>
        {length === 1 ? 'Keep it as a draft' : 'Keep them as a draft'}
      </TextButton>
    </p>
  )
}
