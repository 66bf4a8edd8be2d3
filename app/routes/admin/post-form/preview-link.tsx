import { useState } from 'react'
import { formatZonedInstant } from '#domain/text/civil-time.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call, deleteIfThere } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { OneTimeText } from '../shell/one-time-text.tsx'
import { useCall } from '../shell/use-call.ts'

interface Link {
  /** Absent for a link that was created earlier: it is shown only once. */
  readonly url?: string
  readonly expiresAt: string
}

interface PreviewLinkProps {
  id: string
  /** Expiry of the link that was created earlier; null without one. */
  expiresAt: string | null
  timeZone: string
  /** Object of the sentence “A preview link shows …”. */
  shows: string
}

/** Creates and revokes a link that shows the working copy of a post to people without an account. */
export function PreviewLink({ id, expiresAt, timeZone, shows }: PreviewLinkProps) {
  const { t } = useLocale()
  const [link, setLink] = useState<Link | null>(expiresAt === null ? null : { expiresAt })
  const { isBusy, run } = useCall()
  const address = `/api/blogs/${id}/preview`

  // The data of the screen is not reloaded: it does not depend on the link.
  const make = () =>
    run(() => call<Required<Link>>('POST', address), {
      reload: 'never',
      async onSuccess(made) {
        setLink(made)
        if (await isCopied(made.url)) toastSuccess(t('form.previewLinkCopied'))
      },
    })
  const end = () =>
    run(() => deleteIfThere(address), {
      reload: 'never',
      onSuccess() {
        setLink(null)
        toastSuccess(t('form.thePreviewLinkHas'))
      },
    })

  return (
    <>
      <TextButton aria-disabled={isBusy} onClick={make}>
        {link ? t('form.newPreviewLink') : t('form.previewLink')}
      </TextButton>
      {link && (
        <div className="preview-link alert stack">
          {link.url !== undefined && <OneTimeText text={link.url} label={t('form.previewLink')} copy="Copy link" />}
          <p role="status">
            {link.url === undefined ? t('form.aPreviewLink') : t('form.it')} shows {shows} to everybody who has it,
            until {formatZonedInstant(link.expiresAt, timeZone)}.{' '}
            <TextButton aria-disabled={isBusy} onClick={end}>
              {t('form.turnOffThisLink')}
            </TextButton>
          </p>
        </div>
      )}
    </>
  )
}

/** Browsers refuse the Clipboard API without HTTPS or a user gesture; the link can then be copied from its field by hand. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
