import { expect, it } from 'vitest'
import { backupName, parseBackupName } from './backup-name.ts'

it('says kind, instant and encryption in the name of a backup', () => {
  const at = new Date('2026-10-31T03:00:05.678Z')
  const names = (['nightly', 'manual', 'before-migration'] as const).map((kind) =>
    backupName({ kind, at, isEncrypted: kind === 'manual' }),
  )
  expect(names).toEqual([
    'den-nightly-2026-10-31T030005Z.tar.gz',
    'den-2026-10-31T030005Z.tar.gz.age',
    'den-before-migration-2026-10-31T030005Z.tar.gz',
  ])
  expect(names.map(parseBackupName)).toEqual([
    { kind: 'nightly', at: '2026-10-31T03:00:05Z', isEncrypted: false },
    { kind: 'manual', at: '2026-10-31T03:00:05Z', isEncrypted: true },
    { kind: 'before-migration', at: '2026-10-31T03:00:05Z', isEncrypted: false },
  ])
  for (const name of [
    'den-2026-10-31T030005Z.tar.gz.1a2b.partial',
    'replaced-2026.sqlite',
    'den-2026-13-31T030005Z.tar.gz',
    '../x',
  ])
    expect(parseBackupName(name)).toBeUndefined()
})
