import { join, resolve } from 'node:path'
import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { allOrNone, origin } from './environment.ts'

export interface BackupConfig {
  readonly folder: string
  /** `HH:MM` in the time zone of the blog; null where the server makes none by itself. */
  readonly at: string | null
  /** Encrypts backups that the server makes; a secret. */
  readonly passphrase: string | undefined
  readonly s3: S3Config | undefined
}

export interface S3Config {
  /** Such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

export const backupEnvironment = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'BACKUP_AT must be a time such as 03:00, or off')
    .default('03:00'),
  BACKUP_PASSPHRASE: z.string().min(12, 'BACKUP_PASSPHRASE must be 12 characters or longer').optional(),
  BACKUP_S3_ENDPOINT: origin('BACKUP_S3_ENDPOINT'),
  BACKUP_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'BACKUP_S3_BUCKET must be the name of a bucket, such as my-den')
    .optional(),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'BACKUP_S3_REGION must be the name of a region, such as eu-central-1')
    .optional(),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
}

type Values = z.infer<z.ZodObject<typeof backupEnvironment>>

/** Region that stores without regions take. */
const DEFAULT_REGION = 'us-east-1'
const NEEDED = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'] as const

/** @throws {ConfigError} naming the missing keys of a store of which only some are given */
export function backupConfig(values: Values, folder: string, dataDir: string): BackupConfig {
  return {
    folder: values.BACKUP_DIR ? resolve(folder, values.BACKUP_DIR) : join(dataDir, 'backups'),
    at: values.BACKUP_AT === 'off' ? null : values.BACKUP_AT,
    passphrase: values.BACKUP_PASSPHRASE,
    s3: s3Of(values),
  }
}

function s3Of(values: Values): S3Config | undefined {
  const refuse = (problem: string) => {
    throw new ConfigError(problem)
  }
  const given = allOrNone(values, refuse, NEEDED, ['BACKUP_S3_REGION'])
  if (!given) return undefined
  return {
    endpoint: given.BACKUP_S3_ENDPOINT,
    bucket: given.BACKUP_S3_BUCKET,
    region: values.BACKUP_S3_REGION ?? DEFAULT_REGION,
    accessKey: given.BACKUP_S3_ACCESS_KEY,
    secretKey: given.BACKUP_S3_SECRET_KEY,
  }
}
