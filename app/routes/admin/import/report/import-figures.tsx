import type { ImportCounts } from '#domain/imports/import-report.ts'
import { Figures } from '../../list/figures.tsx'

export function ImportFigures({ counts }: { counts: ImportCounts }) {
  const { edited, trashed, refused, subscribers, profiles, colours } = counts
  const figures = [
    { label: 'New', count: counts.new },
    { label: 'Changed', count: counts.changed },
    { label: 'Here already', count: counts.unchanged },
    { label: 'Left alone', count: edited + trashed },
    { label: 'Not imported', count: refused },
    { label: 'Pictures', count: counts.pictures },
    { label: 'Subscribers', count: subscribers },
    { label: 'Profiles', count: profiles },
    { label: 'Colours', count: colours },
  ]
  return <Figures figures={figures.filter(({ label, count }) => count > 0 || label === 'New')} />
}
