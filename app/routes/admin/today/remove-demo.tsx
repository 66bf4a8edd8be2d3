import { useState } from 'react'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { counted } from '../statistics/format.ts'

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
          lead={t('today.removeDemo2')}
          title={posts > 0 ? counted(posts, t('today.demoPost')) : t('today.itsWords')}
          text={t('today.itsPostsPicturesAuthors')}
          confirm={t('labels.remove')}
          busy={t('labels.removing')}
          request={() => call<Removal>('DELETE', '/api/demo-content')}
          outcome={{
            onSuccess(removal) {
              toastSuccess(removalWords(removal as Removal))
              onRemoved()
            },
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function removalWords({ removed, kept }: Removal): string {
  const words = removed > 0 ? `${counted(removed, 'demo post')} removed` : 'The demo is removed'
  if (kept === 0) return words
  return `${words}. ${kept === 1 ? 'One that you changed stays' : `${kept} that you changed stay`}`
}
