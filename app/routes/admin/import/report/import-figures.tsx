import type { ImportCounts } from '#domain/imports/import-report.ts'
import { Figures } from '../../list/figures.tsx'

export function ImportFigures({ counts }: { counts: ImportCounts }) {
  const { edited, trashed, refused, subscribers } = counts
  return (
    <Figures
      figures={[
        { label: 'New', count: counts.new },
        { label: 'Changed', count: counts.changed },
        { label: 'Here already', count: counts.unchanged },
        ...(edited + trashed > 0 ? [{ label: 'Left alone', count: edited + trashed }] : []),
        ...(refused > 0 ? [{ label: 'Not imported', count: refused }] : []),
        { label: 'Pictures', count: counts.pictures },
        ...(subscribers > 0 ? [{ label: 'Subscribers', count: subscribers }] : []),
      ]}
    />
  )
}
