import type { ImportRecord } from '#server/imports/reports/import-reports.ts'
import { call } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { counted } from '../../statistics/format.ts'

interface UndoQuestionProps {
  record: ImportRecord
  /** How many posts the import made or changed. */
  posts: number
  onClose: () => void
}

export function UndoQuestion({ record: { id, fileName, counts }, posts, onClose }: UndoQuestionProps) {
  const { t } = useLocale()
  return (
    <ConfirmDialog
      lead={t('imports.undoImport')}
      title={fileName}
      text={
        <>
          It brought {counted(posts, 'post')}. New ones are deleted for good, changed ones are again what they were.
          What you changed, announced, deleted or linked to since stays
          {counts.subscribers > 0 && ', and so do subscribers'}
          {counts.profiles + counts.colours > 0 && ', and so do profiles and colours'}.
        </>
      }
      confirm={t('imports.undoThisImport')}
      busy={t('imports.undoing')}
      request={() => call('POST', `/api/import-reports/${id}/undo`)}
      outcome={{}}
      onClose={onClose}
    />
  )
}
