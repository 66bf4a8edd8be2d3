import type { RefObject } from 'react'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { saidErrors } from '../../../../ui/said.ts'
import { useSite } from '../../../../ui/site.ts'
import { type FormErrors, formErrors, publicationErrors } from '../form-errors.ts'
import type { FormSection, FormValues } from '../form-values.ts'
import { isPictureUnsent, unfinishedErrors } from './readiness.ts'

interface ReadinessOptions {
  readonly form: RefObject<HTMLFormElement | null>
  /** The post as it is published; null for an unpublished one. */
  readonly published: PostDocument | null
  readonly values: FormValues
  /** The values without the sections that are left out. */
  readonly valuesToSave: FormValues
  readonly refuse: (errors: FormErrors) => void
}

/** What keeps a form from being published, which the form then shows. */
export function useReadiness({ form, published, values, valuesToSave, refuse }: ReadinessOptions) {
  const { t, language } = useLocale()
  const { categories } = useSite()
  return {
    isReady(): boolean {
      if (isPictureUnsent(t, form.current)) return false
      const wrong = publicationErrors(valuesToSave, published, categories)
      if (Object.keys(wrong).length > 0)
        void saidErrors(language, wrong).then((said) => refuse(formErrors(said, valuesToSave)))
      return Object.keys(wrong).length === 0
    },
    /** Whether no unfinished section would be left out. */
    isWhole(leftOut: readonly FormSection[]): boolean {
      if (leftOut.length === 0) return true
      refuse(formErrors(unfinishedErrors(t, values, leftOut), values))
      return false
    },
  }
}
