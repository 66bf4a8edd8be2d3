import type { ImportRecord } from '#server/imports/reports/import-reports.ts'
import { call } from '../../../../ui/call.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { counted } from '../../statistics/format.ts'

interface UndoQuestionProps {
  record: ImportRecord
  /** How many posts the import made or changed. */
  posts: number
  onClose: () => void
}

export function UndoQuestion({ record: { id, fileName, counts }, posts, onClose }: UndoQuestionProps) {
  return (
    <ConfirmDialog
      lead="Undo the import of"
      title={fileName}
      text={
        <>
          {counted(posts, 'post')} came with it. New ones are deleted for good, with their old addresses; changed ones
          are again what they were. What was changed, announced or deleted here since stays
          {counts.subscribers > 0 && ', and so do subscribers'}. To have the posts again, import the file again.
        </>
      }
      confirm="Undo this import"
      busy="Undoing…"
      request={() => call('POST', `/api/import-reports/${id}/undo`)}
      outcome={{}}
      onClose={onClose}
    />
  )
}
