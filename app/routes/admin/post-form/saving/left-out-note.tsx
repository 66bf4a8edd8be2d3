import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { TextButton } from '../../../../ui/button.tsx'
import { useCall } from '../../shell/use-call.ts'
import { NO_VERSION } from '../form-state.ts'
import type { FormValues } from '../form-values.ts'
import { copyOf, saveCopy } from './working-copy.ts'

interface LeftOutNoteProps {
  /** A new form with the sections that created posts left out; null without any. */
  leftOut: FormValues | null
  /** Called when they are stored as a draft, or discarded. */
  onSettled: () => void
}

/** Offers the sections that created posts left out. They are stored only when asked for, and stay until then or until they are discarded. */
export function LeftOutNote({ leftOut, onSettled }: LeftOutNoteProps) {
  const { isBusy, run } = useCall()
  const [draftId, setDraftId] = useState<string | null>(null)
  const link = useRef<HTMLAnchorElement>(null)
  // The link takes the place of the button, which had the focus.
  useEffect(() => {
    if (draftId !== null) link.current?.focus()
  }, [draftId])
  if (draftId !== null)
    return (
      <p className="alert alert--success" role="status">
        Saved as a draft.{' '}
        <Link ref={link} to={`/admin/drafts/${draftId}`}>
          Open it
        </Link>
      </p>
    )
  if (leftOut === null) return null
  const { length } = leftOut.sections
  const keep = () =>
    run(() => saveCopy(leftOut.id, copyOf(leftOut, 'draft'), NO_VERSION), {
      onSuccess({ id }) {
        setDraftId(id)
        onSettled()
      },
    })
  return (
    <p className="alert alert--warning" role="status">
      {length === 1 ? '1 section was' : `${length} sections were`} left out.{' '}
      <TextButton aria-disabled={isBusy} onClick={() => void keep()}>
        {length === 1 ? 'Keep it as a draft' : 'Keep them as a draft'}
      </TextButton>{' '}
      <TextButton aria-disabled={isBusy} onClick={() => !isBusy && onSettled()}>
        Discard
      </TextButton>
    </p>
  )
}
