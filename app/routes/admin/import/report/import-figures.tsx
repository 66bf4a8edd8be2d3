import type { ImportCounts } from '#domain/imports/import-report.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { Figures } from '../../list/figures.tsx'

export function ImportFigures({ counts }: { counts: ImportCounts }) {
  const { t } = useLocale()
  const { edited, trashed, refused, subscribers, profiles, colours } = counts
  const figures = [
    { label: t('labels.new'), count: counts.new, isAlwaysShown: true },
    { label: t('imports.changed'), count: counts.changed },
    { label: t('imports.hereAlready'), count: counts.unchanged },
    { label: t('imports.leftAlone'), count: edited + trashed },
    { label: t('imports.notImported'), count: refused },
    { label: t('labels.pictures'), count: counts.pictures },
    { label: t('labels.subscribers'), count: subscribers },
    { label: t('imports.profiles'), count: profiles },
    { label: t('labels.colours'), count: colours },
  ]
  return <Figures figures={figures.filter(({ count, isAlwaysShown }) => count > 0 || isAlwaysShown)} />
}
