import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { TextButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { Message } from '../../../../ui/message.tsx'
import { useSite } from '../../../../ui/site.ts'
import { useUnsavedInput } from '../../shell/unsaved-input.ts'
import { useCall } from '../../shell/use-call.ts'
import { type FormInput, formInput, NO_VERSION, usableInput } from '../form-state.ts'
import { type FormValues, newForm } from '../form-values.ts'
import { copyOf, saveCopy } from './working-copy.ts'

/** The sections that created posts left out, kept in this tab until they are stored as a draft or discarded. */
export function useLeftOut() {
  const { value, change } = useUnsavedInput<FormInput | null>('left-out', null, {
    usable: (stored) => usableInput(stored, newForm('', '')),
  })
  return {
    /** A new form with the sections; null without any. */
    values: value?.values ?? null,
    /** Adds sections of a new form to those that are still offered. */
    add(form: FormValues) {
      const sections = [...(value?.values.sections ?? []), ...form.sections]
      if (form.sections.length > 0) change(formInput({ ...form, sections }, NO_VERSION))
    },
    settle: () => change(null),
  }
}

/** Offers the sections that created posts left out. They are stored only when asked for. */
export function LeftOutNote({ values: leftOut, settle }: ReturnType<typeof useLeftOut>) {
  const { t } = useLocale()
  const { isBusy, run } = useCall()
  const { categories } = useSite()
  const [draftId, setDraftId] = useState<string | null>(null)
  const link = useRef<HTMLAnchorElement>(null)
  // The link takes the place of the button, which had the focus.
  useEffect(() => {
    if (draftId !== null) link.current?.focus()
  }, [draftId])
  if (draftId !== null)
    return (
      <p className="alert alert--success" role="status">
        <Message
          of="saving.keptAsDraft"
          slots={{
            link: (words) => (
              <Link ref={link} to={`/admin/drafts/${draftId}`}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    )
  if (leftOut === null) return null
  const { length } = leftOut.sections
  const keep = () =>
    run(() => saveCopy(leftOut.id, copyOf(leftOut, 'draft', categories), NO_VERSION), {
      onSuccess({ id }) {
        setDraftId(id)
        settle()
      },
    })
  return (
    <p className="alert alert--warning" role="status">
      {t('saving.leftOut', { count: length })}{' '}
      <TextButton aria-disabled={isBusy} onClick={() => void keep()}>
        {t('saving.keepAsDraft', { count: length })}
      </TextButton>{' '}
      <TextButton aria-disabled={isBusy} onClick={() => !isBusy && settle()}>
        {t('saving.discard')}
      </TextButton>
    </p>
  )
}
