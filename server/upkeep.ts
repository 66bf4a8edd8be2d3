import type { AuditLog } from './audit/audit-log.ts'
import { startAuditUpkeep } from './audit/audit-upkeep.ts'
import type { Connection } from './db/database.ts'
import type { Log } from './log/log.ts'
import { startMailUpkeep } from './mail/outbox/mail-upkeep.ts'
import type { MediaMover } from './media/bytes/media-mover.ts'
import type { MediaUpkeep } from './media/media-upkeep.ts'
import { startSubscriptionUpkeep } from './newsletter/subscribers/subscription-upkeep.ts'
import { startRevisionUpkeep } from './posts/revisions/revision-thinning.ts'
import { type LabelChanges, startLabelUpkeep } from './posts/terms/label-changes.ts'
import { startTrashUpkeep, type Trash } from './posts/trash.ts'

interface Parts {
  readonly database: Connection
  readonly log: Log
  readonly timeZone: () => Promise<string>
  readonly audit: AuditLog
  readonly trash: Trash
  readonly labelChanges: LabelChanges
  readonly mediaUpkeep: MediaUpkeep
  readonly mediaMover: MediaMover
}

/** Starts the recurring deletion of old data and the moves of pictures, except of analytics, which purges after its own flushes; and goes on with changes of labels. */
export function startUpkeep({
  database,
  log,
  timeZone,
  audit,
  trash,
  mediaUpkeep,
  mediaMover,
  labelChanges,
}: Parts): AsyncDisposable {
  const upkeep = new AsyncDisposableStack()
  upkeep.use(mediaUpkeep.start())
  upkeep.use(mediaMover.start())
  upkeep.use(startLabelUpkeep(labelChanges, log))
  upkeep.use(startTrashUpkeep(trash, log))
  upkeep.use(startRevisionUpkeep(database, timeZone, log))
  upkeep.use(startAuditUpkeep(audit, log))
  upkeep.use(startSubscriptionUpkeep(database, timeZone, log))
  upkeep.use(startMailUpkeep(database, log))
  return upkeep
}
