import { type ReactNode, useEffect, useRef } from 'react'
import { QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { useSheet } from '../shell/sheet.ts'

const DETAILS_ID = 'post-details'

/** All of a post but its words: beside them in wide windows, and in others a popover that {@link OpenDetails} opens. */
export function PostDetails({ children }: { children: ReactNode }) {
  const { t } = useLocale()
  const aside = useRef<HTMLElement>(null)
  const sheet = useSheet(aside, '.top-bar, .task, .post-form__top, .post-form__main, .post-form__bar, .footer')
  return (
    <aside
      className="post-details"
      id={DETAILS_ID}
      popover="auto"
      ref={aside}
      aria-label={t('form.details')}
      {...sheet}
    >
      {children}
      <p className="post-details__end">
        <QuietButton popoverTarget={DETAILS_ID} popoverTargetAction="hide">
          {t('form.backToWords')}
        </QuietButton>
      </p>
    </aside>
  )
}

/** @param wrong the number of details with a message, which the closed sheet hides */
export function OpenDetails({ wrong }: { wrong: number }) {
  const { t } = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A dialog that is opened from the sheet closes it, and cannot give the focus back to what is in it.
    const takeFocus = () => {
      const focused = document.activeElement
      if (focused === document.body || !focused?.checkVisibility()) button.current?.focus()
    }
    document.addEventListener('close', takeFocus, true)
    return () => document.removeEventListener('close', takeFocus, true)
  }, [])
  return (
    <QuietButton className="post-details__open" popoverTarget={DETAILS_ID} ref={button}>
      {wrong > 0 ? t('form.detailsToCorrect', { count: wrong }) : t('labels.details')}
    </QuietButton>
  )
}
