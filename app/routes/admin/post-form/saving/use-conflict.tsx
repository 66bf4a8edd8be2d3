import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PostDocument } from '#domain/posts/post-document.ts'
import type { Refusal } from '../../../../ui/call.ts'
import { isSame } from '../../shell/json-equality.ts'
import type { PostVersion } from '../form-state.ts'
import { type FormValues, formOf } from '../form-values.ts'
import type { NoticeProps } from '../post-form-props.ts'
import { type Conflict, ConflictPanel } from './conflict.tsx'
import { GonePanel } from './gone-panel.tsx'

/**
 * The base version that a form is compared with, and after a 412 the version that was saved meanwhile. The base stays when
 * the loader runs again.
 * @param valuesOf the values with which the form would show a post
 */
export function useConflict<L extends { readonly version: PostVersion }>(
  loaded: L,
  valuesOf: (post: PostDocument) => FormValues = formOf,
) {
  const { revalidate } = useRevalidator()
  const [base, setBase] = useState(loaded)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [wantsTheirs, setWantsTheirs] = useState(false)
  const [isGone, setGone] = useState(false)

  useEffect(() => {
    if (!wantsTheirs || isSame(loaded.version, base.version)) return
    setBase(loaded)
    setWantsTheirs(false)
    setConflict(null)
  }, [wantsTheirs, loaded, base])

  return {
    base,
    isGone,
    noteRefusal(refusal: Refusal) {
      setConflict(refusal.status === 412 ? conflictIn(refusal, valuesOf) : null)
      setGone(refusal.status === 404)
    },
    /**
     * The panel about a post that was changed or deleted meanwhile; null if neither.
     * @param mine the values of the form that are compared with those that were saved
     * @param onTakeTheirs called before the input is discarded for the version that was saved
     */
    notice(form: NoticeProps, kind: 'post' | 'draft', id: string, mine: FormValues, onTakeTheirs: () => void) {
      const bringBack = () => {
        setGone(false)
        form.unblock()
      }
      if (isGone) return <GonePanel form={form} id={id} kind={kind} onRestored={bringBack} />
      const keepMine = (version: Conflict['version']) => {
        setConflict(null)
        form.saveOver(version)
      }
      const takeTheirs = () => {
        onTakeTheirs()
        form.forget()
        setWantsTheirs(true)
        void revalidate()
      }
      return (
        conflict && (
          <ConflictPanel
            conflict={conflict}
            mine={mine}
            onKeepMine={() => keepMine(conflict.version)}
            onTakeTheirs={takeTheirs}
          />
        )
      )
    },
  }
}

/** Reads the version that was saved meanwhile from a 412. */
export function conflictIn({ document }: Refusal, valuesOf: (post: PostDocument) => FormValues = formOf): Conflict {
  const current = document.current as PostDocument & { announce?: boolean }
  const { revision, edit } = document
  return {
    theirs: { ...valuesOf(current), announces: current.announce ?? false },
    version: { revision: Number(revision), ...(edit !== undefined && { edit: Number(edit) }) },
    by: String(document.updatedBy ?? ''),
    at: String(document.updatedAt),
  }
}
