import { useEffect, useRef } from 'react'
import { useLocale } from '../../../../ui/locale.ts'
import { useApplication } from '../../application-context.ts'
import { forgetInput } from '../../shell/unsaved-input.ts'
import type { FormInput } from '../form-state.ts'
import type { FormValues } from '../form-values.ts'
import { differencesBetween } from './differences.ts'

/**
 * Empties the form of new posts where its post is gone on with here, as a draft: it keeps what was typed until it is published, and would
 * bring it back as another version of this post.
 * @param form the name of the form of new posts @param initial what the server has of the post
 */
export function useContinuedDraft(
  form: string,
  initial: FormValues,
  { isOn, usable }: { isOn: boolean; usable: (stored: unknown) => FormInput | null },
): void {
  const { email } = useApplication()
  const locale = useLocale()
  const latest = useRef({ initial, usable, locale })
  useEffect(() => {
    const { initial, usable, locale } = latest.current
    const isSaved = (stored: unknown) => {
      const typed = usable(stored)?.values
      return typed?.id === initial.id && differencesBetween(locale, typed, initial, 'UTC').length === 0
    }
    if (isOn) forgetInput(email, form, isSaved)
  }, [email, form, isOn])
}
