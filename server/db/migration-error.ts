/** The message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
