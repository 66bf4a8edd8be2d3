import { useEffect, useEffectEvent } from 'react'
import { QuietButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { PictureProgress } from '../../picture/picture-progress.tsx'
import { useUnsentPicture } from '../../picture/unsent-pictures.ts'
import { useBusy } from '../../picture/use-busy.ts'
import { usePicture } from '../../picture/use-picture.ts'
import type { PendingPicture } from './pending-pictures.ts'

interface PendingPictureRowProps {
  picture: PendingPicture
  onStored: (address: string) => void
  onLeftOut: () => void
  /** Called before a pressed button is removed, so that the focus can be moved. */
  onPressed: () => void
  onBusy: (isBusy: boolean) => void
}

/** Uploads a picture for a text. After a failure the row stays until the picture is uploaded or left out. */
export function PendingPictureRow({ picture, onStored, onLeftOut, onPressed, onBusy }: PendingPictureRowProps) {
  const { t } = useLocale()
  const { field, file, words } = picture
  const { work, choose } = usePicture(({ src }) => {
    forget()
    onStored(src)
  })
  const { forget } = useUnsentPicture(field, work, (file) => choose({ ok: true, file }), words)
  const isUnderWay = work.stage === 'compressing' || work.stage === 'uploading'
  useBusy(isUnderWay, onBusy)
  const start = useEffectEvent(choose)
  useEffect(() => start({ ok: true, file }), [file])

  if (isUnderWay) return <PictureProgress step={work} />
  if (work.stage !== 'failed') return null
  const { problem, retry } = work
  return (
    <div className="stack pending-picture" data-unsent={retry ? '' : undefined}>
      <p className="field__error" role="alert">
        {t('textEditor.notSent', { file: file.name, problem })}
      </p>
      <p className="actions">
        {retry && (
          <QuietButton
            onClick={() => {
              onPressed()
              retry()
            }}
          >
            {t('labels.tryAgain')}
          </QuietButton>
        )}
        <QuietButton
          onClick={() => {
            onPressed()
            forget()
            onLeftOut()
          }}
        >
          {t('textEditor.leaveOut')}
        </QuietButton>
      </p>
    </div>
  )
}
