import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PostDocument } from '#domain/posts/post-document.ts'
import type { Refusal } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'
import type { PostVersion } from '../form-state.ts'
import { formOf } from '../form-values.ts'
import type { NoticeProps } from '../post-form-props.ts'
import type { Conflict } from './conflict.tsx'

/**
 * The base version that a form is compared with, and after a 412 the version that was saved meanwhile. The base stays when
 * the loader runs again.
 */
export function useConflict<L extends { readonly version: PostVersion }>(loaded: L) {
  const { revalidate } = useRevalidator()
  const [base, setBase] = useState(loaded)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [wantsTheirs, setWantsTheirs] = useState(false)

  useEffect(() => {
    if (!wantsTheirs || isSame(loaded.version, base.version)) return
    setBase(loaded)
    setWantsTheirs(false)
    setConflict(null)
  }, [wantsTheirs, loaded, base])

  return {
    base,
    conflict,
    /** Takes the conflict out of a refused save. */
    noteRefusal: (refusal: Refusal) => setConflict(refusal.status === 412 ? conflictIn(refusal) : null),
    /** Overwrites the version that was saved meanwhile. */
    keepMine(form: NoticeProps, { version }: Conflict) {
      setConflict(null)
      form.saveOver(version)
    },
    /** Discards the input for the version that was saved meanwhile. */
    takeTheirs(form: NoticeProps) {
      form.forget()
      setWantsTheirs(true)
      void revalidate()
    },
  }
}

/** The version that was saved meanwhile, out of a 412. */
export function conflictIn({ document }: Refusal): Conflict {
  const current = document.current as PostDocument & { announce?: boolean }
  const { revision, edit } = document
  return {
    theirs: { ...formOf(current), announces: current.announce ?? false },
    version: { revision: Number(revision), ...(edit !== undefined && { edit: Number(edit) }) },
    by: String(document.updatedBy ?? ''),
    at: String(document.updatedAt),
  }
}
