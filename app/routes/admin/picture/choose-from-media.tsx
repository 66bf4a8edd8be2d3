import { useEffect, useRef, useState } from 'react'
import type { ListedPicture, PicturePage } from '#domain/pictures/listed-picture.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { ContactSheet } from '../media/contact-sheet.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { RefusalNote } from '../shell/refusal-note.tsx'

interface ChooseFromMediaProps {
  onChosen: (picture: ListedPicture) => void
}

export function ChooseFromMedia({ onChosen }: ChooseFromMediaProps) {
  const { t } = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <QuietButton onClick={() => setOpen(true)}>{t('media.chooseFromPictures')}</QuietButton>
      {isOpen && <MediaDialog onChosen={onChosen} onClose={() => setOpen(false)} />}
    </>
  )
}

interface MediaDialogProps extends ChooseFromMediaProps {
  onClose: () => void
}

function MediaDialog({ onChosen, onClose }: MediaDialogProps) {
  const { t } = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const { found, problem, show } = useMediaPage()

  function choose(picture: ListedPicture) {
    onChosen(picture)
    dialog.current?.close()
  }

  function turnTo(page: number) {
    void show(page)
    dialog.current?.scrollTo({ top: 0 })
  }

  return (
    <Dialog title={t('media.chooseFromPictures')} className="dialog--media" ref={dialog} onClose={onClose}>
      {problem && <RefusalNote>{problem}</RefusalNote>}
      {!found && !problem && <p role="status">{t('labels.loading')}</p>}
      {found?.total === 0 && <p>{t('media.noPictureStored')}</p>}
      {found && <ContactSheet pictures={found.pictures} action={t('media.choose')} onChoose={choose} />}
      <p className="actions dialog__end">
        {found && found.pages > 1 && <Turning {...found} onTurn={turnTo} />}
        {problem && <QuietButton onClick={() => turnTo(found?.page ?? 1)}>{t('labels.tryAgain')}</QuietButton>}
        <QuietButton onClick={() => dialog.current?.close()}>{t('labels.cancel')}</QuietButton>
      </p>
    </Dialog>
  )
}

/** The buttons are never removed or disabled, so the pressed one keeps the focus. */
function Turning({ page, pages, onTurn }: Pick<PicturePage, 'page' | 'pages'> & { onTurn: (page: number) => void }) {
  const { t } = useLocale()
  return (
    <>
      <QuietButton aria-disabled={page === 1} onClick={() => page > 1 && onTurn(page - 1)}>
        {t('labels.newer')}
      </QuietButton>
      <span role="status">{t('media.page', { page, pages })}</span>
      <QuietButton aria-disabled={page === pages} onClick={() => page < pages && onTurn(page + 1)}>
        {t('labels.older')}
      </QuietButton>
    </>
  )
}

/** Pages of the stored pictures. The present page stays until the requested one has arrived. */
function useMediaPage() {
  const [found, setFound] = useState<PicturePage | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = useRef(0)

  async function show(page: number) {
    const turn = ++asked.current
    const result = await call<PicturePage>('GET', `/api/media?page=${page}`)
    if (turn !== asked.current) return
    setProblem(result.ok ? null : result.refusal.detail)
    if (result.ok) setFound(result.value)
  }

  useEffect(() => void show(1), [])
  return { found, problem, show }
}
