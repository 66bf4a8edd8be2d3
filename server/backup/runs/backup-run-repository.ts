import type { Selectable } from 'kysely'
import { CLOCK_TOLERANCE_MS } from '#domain/backups/backup-schedule.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import type { Connection } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { storable } from '../../db/text.ts'
import type { BackupRunTable, RunKind, RunStep } from '../backup-tables.ts'

export type BackupRun = Selectable<BackupRunTable>

/** Running rows that were not renewed for this long belong to a process that ended. */
const LEASE_MS = 2 * MINUTE_MS
const KEPT_MS = 400 * DAY_MS
const KILLED = 'The server ended while this ran.'

export class BackupRunRepository {
  readonly #database: Connection

  constructor(database: Connection) {
    this.#database = database
  }

  /** @param isStillWanted asked with the id, once no other run can be running. @returns null when the run was not begun */
  async begin(
    run: { readonly kind: RunKind; readonly startedBy: string; readonly file?: string; readonly step?: RunStep },
    isStillWanted: (id: string) => Promise<boolean> = async () => true,
  ): Promise<string | null> {
    const { write } = this.#database
    const at = this.#database.now().toISOString()
    await write
      .updateTable('backup_runs')
      .set((eb) => ({ state: 'failed', ended_at: eb.ref('renewed_at'), problem: KILLED }))
      .where('state', '=', 'running')
      .where((eb) => eb.or([eb('renewed_at', '<', this.#leaseStart()), eb('renewed_at', '>', this.#latestInstant())]))
      .execute()
    const id = newId('backup-run')
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('backup_runs')
      .values({
        id,
        kind: run.kind,
        state: 'running',
        file: run.file ?? null,
        started_by: storable(run.startedBy),
        started_at: at,
        renewed_at: at,
        ended_at: null,
        step: run.step ?? 'writing',
        bytes: 0,
        bytes_expected: null,
        content: '',
        problem: null,
        uploaded_at: null,
        upload_problem: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return null
    if (await isStillWanted(id)) return id
    await this.remove(id)
    return null
  }

  async renew(id: string, progress: Partial<Pick<BackupRun, 'step' | 'bytes' | 'bytes_expected'>>): Promise<void> {
    await this.#update(id, { ...progress, renewed_at: this.#database.now().toISOString() })
  }

  async end(id: string, result: Partial<BackupRun> & { readonly state: 'done' | 'failed' }): Promise<void> {
    await this.#update(id, { ...result, ended_at: this.#database.now().toISOString() })
  }

  async remove(id: string): Promise<void> {
    await this.#database.write.deleteFrom('backup_runs').where('id', '=', id).execute()
  }

  /** Records a backup that was made outside of a run, such as by a command. */
  async add(made: Pick<BackupRun, 'kind' | 'file' | 'started_by' | 'bytes' | 'content'>): Promise<void> {
    const at = this.#database.now().toISOString()
    await this.#database.write
      .insertInto('backup_runs')
      .values({
        ...made,
        id: newId('backup-run'),
        state: 'done',
        started_at: at,
        renewed_at: at,
        ended_at: at,
        step: 'checking',
        bytes_expected: null,
        problem: null,
        uploaded_at: null,
        upload_problem: null,
      })
      .execute()
  }

  async noteUpload(id: string, result: Pick<BackupRun, 'uploaded_at' | 'upload_problem'>): Promise<void> {
    await this.#update(id, result)
  }

  async find(id: string): Promise<BackupRun | undefined> {
    return this.#database.read.selectFrom('backup_runs').selectAll().where('id', '=', id).executeTakeFirst()
  }

  async running(): Promise<BackupRun | undefined> {
    return this.#select()
      .where('state', '=', 'running')
      .where('renewed_at', '>=', this.#leaseStart())
      .executeTakeFirst()
  }

  /** The latest run of a kind except the one with that id. One whose process ended counts as failed. */
  async latest(kind: RunKind, except = ''): Promise<BackupRun | undefined> {
    const found = await this.#select()
      .where('kind', '=', kind)
      .where('id', '<>', except)
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const wasKilled = found?.state === 'running' && found.renewed_at < this.#leaseStart()
    return wasKilled ? { ...found, state: 'failed', ended_at: found.renewed_at, problem: KILLED } : found
  }

  async latestMade(): Promise<BackupRun | undefined> {
    return this.#made().orderBy('started_at', 'desc').limit(1).executeTakeFirst()
  }

  /** Runs of these files that have ended, oldest first. */
  async ofFiles(files: readonly string[]): Promise<BackupRun[]> {
    if (files.length === 0) return []
    return this.#select().where('file', 'in', files).where('state', '<>', 'running').orderBy('started_at').execute()
  }

  async notUploaded(): Promise<BackupRun[]> {
    const since = new Date(this.#database.now().getTime() - 7 * DAY_MS).toISOString()
    return this.#made()
      .where('uploaded_at', 'is', null)
      .where('upload_problem', 'is not', null)
      .where('started_at', '>', since)
      .orderBy('started_at', 'desc')
      .execute()
  }

  /** Deletes runs older than any backup that rotation keeps. */
  async purge(): Promise<void> {
    const before = new Date(this.#database.now().getTime() - KEPT_MS).toISOString()
    await this.#database.write.deleteFrom('backup_runs').where('started_at', '<', before).execute()
  }

  /** When the first account was made; null where there is none, and so nothing to back up yet. */
  async blogSince(): Promise<Date | null> {
    const { at } = await this.#database.read
      .selectFrom('accounts')
      .select((eb) => eb.fn.min('created_at').as('at'))
      .executeTakeFirstOrThrow()
    return at === null ? null : new Date(at)
  }

  /** Bytes of all pictures, which make up most of a backup. */
  async pictureBytes(): Promise<number> {
    const { bytes } = await this.#database.read
      .selectFrom('media')
      .select((eb) => eb.fn.sum<number | null>('byte_length').as('bytes'))
      .executeTakeFirstOrThrow()
    return Number(bytes ?? 0)
  }

  #leaseStart(): string {
    return new Date(this.#database.now().getTime() - LEASE_MS).toISOString()
  }

  #latestInstant(): string {
    return new Date(this.#database.now().getTime() + CLOCK_TOLERANCE_MS).toISOString()
  }

  /** Excludes runs dated in the future, which were recorded while a clock was wrong. */
  #select() {
    const latest = this.#latestInstant()
    return this.#database.read
      .selectFrom('backup_runs')
      .selectAll()
      .where('started_at', '<=', latest)
      .where('renewed_at', '<=', latest)
      .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '<=', latest)]))
  }

  #made() {
    return this.#select()
      .where('kind', 'in', ['nightly', 'manual', 'before-migration', 'command'])
      .where('state', '=', 'done')
  }

  async #update(id: string, values: Partial<BackupRun>): Promise<void> {
    const { problem, upload_problem } = values
    await this.#database.write
      .updateTable('backup_runs')
      .set({
        ...values,
        ...(problem && { problem: storable(problem) }),
        ...(upload_problem && { upload_problem: storable(upload_problem) }),
      })
      .where('id', '=', id)
      .execute()
  }
}
