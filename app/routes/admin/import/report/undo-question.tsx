import type { ImportCounts } from '#domain/imports/import-report.ts'
import type { Locale } from '#domain/locales/locale.ts'
import type { ImportRecord } from '#server/imports/reports/import-reports.ts'
import { call } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'

interface UndoQuestionProps {
  record: ImportRecord
  /** How many posts the import made or changed. */
  posts: number
  onClose: () => void
}

export function UndoQuestion({ record: { id, fileName, counts }, posts, onClose }: UndoQuestionProps) {
  const { t, sentences } = useLocale()
  return (
    <ConfirmDialog
      lead={t('imports.undoQuestion')}
      title={fileName}
      text={sentences([t('imports.itBrought', { count: posts }), t('imports.undoEffect'), staysWords(t, counts)])}
      confirm={t('imports.undoThisImport')}
      busy={t('imports.undoing')}
      request={() => call('POST', `/api/import-reports/${id}/undo`)}
      outcome={{}}
      onClose={onClose}
    />
  )
}

function staysWords(t: Locale['t'], { subscribers, profiles, colours }: ImportCounts): string {
  const hasProfiles = profiles + colours > 0
  if (subscribers > 0) return t(hasProfiles ? 'imports.sinceStaysWithBoth' : 'imports.sinceStaysWithSubscribers')
  return t(hasProfiles ? 'imports.sinceStaysWithProfiles' : 'imports.sinceStays')
}
