export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'

  constructor(unknown: string, newest: string) {
    super(
      `This database was last used by a newer Den (it has migration ${unknown}, this version knows up to ${newest}). ` +
        'Start that version, or restore a backup made before the upgrade.',
    )
  }
}
