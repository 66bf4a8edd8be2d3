import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type S3Config, s3Config, s3Environment } from './s3-config.ts'

export interface BackupConfig {
  readonly folder: string
  /** `HH:MM` in the time zone of the blog; null where the server makes none by itself. */
  readonly at: string | null
  /** Encrypts backups that the server makes; a secret. */
  readonly passphrase: string | undefined
  readonly s3: S3Config | undefined
}

export const backupEnvironment = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'BACKUP_AT must be a time such as 03:00, or off')
    .default('03:00'),
  BACKUP_PASSPHRASE: z.string().min(12, 'BACKUP_PASSPHRASE must be 12 characters or longer').optional(),
  ...s3Environment('BACKUP_S3'),
}

type Values = z.infer<z.ZodObject<typeof backupEnvironment>>

/** @throws {ConfigError} naming the missing keys of a store of which only some are given */
export function backupConfig(values: Values, folder: string, dataDir: string): BackupConfig {
  return {
    folder: values.BACKUP_DIR ? resolve(folder, values.BACKUP_DIR) : join(dataDir, 'backups'),
    at: values.BACKUP_AT === 'off' ? null : values.BACKUP_AT,
    passphrase: values.BACKUP_PASSPHRASE,
    s3: s3Config(values, 'BACKUP_S3'),
  }
}
