import type { Locale } from '#domain/locales/locale.ts'
import { postEntityTag } from '#domain/posts/entity-tags.ts'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useApplication } from '../application-context.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface RestoreDialogProps {
  id: string
  /** Revision of the present post. */
  current: number
  revision: number
  at: string
  isPublished: boolean
  changes: readonly string[]
  onClose: () => void
}

export function RestoreDialog({ id, current, revision, at, isPublished, changes, onClose }: RestoreDialogProps) {
  const locale = useLocale()
  const { t } = locale
  const { history } = useApplication()
  return (
    <ConfirmDialog
      lead={t('revisions.restoreVersion')}
      title={at}
      text={locale.sentences([
        changesWords(locale, changes),
        isPublished && t('revisions.readersSeeItAtOnce'),
        t('revisions.presentTextStays'),
      ])}
      confirm={t('revisions.restoreThisVersion')}
      busy={t('labels.restoring')}
      request={() =>
        call('POST', `/api/blogs/${id}/revisions/${revision}/restore`, undefined, {
          'If-Match': postEntityTag({ id, revision: current }),
        })
      }
      outcome={{
        onSuccess() {
          toastSuccess(t('revisions.restoredVersion', { at }))
          return history(`/admin/revisions/${id}`, { replace: true })
        },
        reload: 'always',
      }}
      onClose={onClose}
    />
  )
}

const NAMED = 8

function changesWords({ t, commas }: Locale, changes: readonly string[]): string {
  const count = changes.length - NAMED
  const fields = commas(changes.slice(0, NAMED))
  return count > 0 ? t('revisions.thisChangesAndMore', { fields, count }) : t('revisions.thisChanges', { fields })
}
