import { useState } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface Removal {
  readonly removed: number
  readonly kept: number
}

interface RemoveDemoProps {
  /** The number of unchanged demo posts that readers see. */
  posts: number
  /** Called before the data of the screen is loaded again, without the demo. */
  onRemoved: () => void
}

/** Removes the demo, after a question. */
export function RemoveDemo({ posts, onRemoved }: RemoveDemoProps) {
  const { t } = useLocale()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <TextButton onClick={() => setAsked(true)}>{t('today.removeDemo')}</TextButton>
      {isAsked && (
        <ConfirmDialog
          lead={t('today.removeTheDemo')}
          title={posts > 0 ? t('today.demoPosts', { count: posts }) : t('today.itsWords')}
          text={t('today.removingDemoMeans')}
          confirm={t('labels.remove')}
          busy={t('labels.removing')}
          request={() => call<Removal>('DELETE', '/api/demo-content')}
          outcome={{
            onSuccess(removal) {
              toastSuccess(removalWords(t, removal as Removal))
              onRemoved()
            },
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function removalWords(t: Locale['t'], { removed, kept }: Removal): string {
  const words = removed > 0 ? t('today.demoPostsRemoved', { count: removed }) : t('today.demoRemoved')
  if (kept === 0) return words
  return t('today.removedAndKept', { removed: words, kept: t('today.postsKept', { count: kept }) })
}
