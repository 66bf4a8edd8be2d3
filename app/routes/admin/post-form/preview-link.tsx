import { useState } from 'react'
import type { PostKind } from '#domain/posts/post.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call, deleteIfThere } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { zonedInstantWords } from '../shell/instant-words.ts'
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
  /** A published post or page is shown with its changes. */
  shows: 'draft' | PostKind
}

const LINK_SHOWS = { draft: 'form.linkShowsDraft', post: 'form.linkShowsPost', page: 'form.linkShowsPage' } as const
const IT_SHOWS = { draft: 'form.itShowsDraft', post: 'form.itShowsPost', page: 'form.itShowsPage' } as const

/** Creates and revokes a link that shows the working copy of a post to people without an account. */
export function PreviewLink({ id, expiresAt, timeZone, shows }: PreviewLinkProps) {
  const locale = useLocale()
  const { t } = locale
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
        toastSuccess(t('form.previewLinkEnded'))
      },
    })

  return (
    <>
      <TextButton aria-disabled={isBusy} onClick={make}>
        {link ? t('form.newPreviewLink') : t('form.previewLink')}
      </TextButton>
      {link && (
        <div className="preview-link alert stack">
          {link.url !== undefined && (
            <OneTimeText text={link.url} label={t('form.previewLink')} copy={t('form.copyLink')} />
          )}
          <p role="status">
            {t((link.url === undefined ? LINK_SHOWS : IT_SHOWS)[shows], {
              at: zonedInstantWords(locale, link.expiresAt, timeZone),
            })}{' '}
            <TextButton aria-disabled={isBusy} onClick={end}>
              {t('form.turnOffLink')}
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
