import { z } from 'zod'

const instant = z.iso.datetime()
const step = z.enum(['writing', 'checking', 'uploading'])

const job = z.object({
  id: z.string(),
  step,
  bytes: z.int().meta({ description: 'Written, read or copied so far in this step' }),
  expectedBytes: z
    .int()
    .nullable()
    .meta({ description: 'An estimate while it is written; null while it is not known' }),
})

export const newBackupJob = z.object({ id: z.string() })

export const backupJob = job.extend({
  state: z.enum(['running', 'done', 'failed']),
  problem: z.string().nullable().meta({ description: 'Why it failed, in words' }),
})

export const backupList = z.object({
  backups: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['nightly', 'manual', 'before-migration']),
      at: instant,
      bytes: z.int(),
      isEncrypted: z.boolean(),
      content: z.string().meta({ description: 'What is in it, in words; empty where that is not known' }),
      verifiedAt: instant.nullable().meta({ description: 'When it was last read to its end without a fault' }),
      uploadedAt: instant.nullable(),
      uploadProblem: z.string().nullable(),
      restoreCommand: z.string(),
    }),
  ),
  folderProblem: z.string().nullable().meta({ description: 'Why the folder cannot be read' }),
  running: job.nullable(),
  failure: z
    .object({ at: instant, problem: z.string(), isRetried: z.boolean() })
    .nullable()
    .meta({ description: 'Of the latest attempt, if it failed' }),
  newestAt: instant.nullable().meta({ description: 'Of the newest backup, wherever it is' }),
  isOverdue: z.boolean().meta({ description: 'Whether that is more than two days ago' }),
  now: instant,
  folder: z.string(),
  at: z.string().nullable().meta({ description: 'When the server makes one by itself; null for never' }),
  store: z.string().nullable().meta({ description: 'Host and bucket that backups are copied to' }),
})
