import { resolve } from 'node:path'
import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { type S3Config, s3Config, s3Environment } from './s3-config.ts'

export interface MediaConfig {
  /** Where pictures are kept outside the database; undefined where the database alone holds them. */
  readonly outside: OutsidePlace | undefined
  /** Where pictures belong. Those that are elsewhere are read there, and moved. */
  readonly belongs: 'database' | 'outside'
}

export type OutsidePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 's3'; readonly store: MediaS3Config }

export interface MediaS3Config extends S3Config {
  /** What the names of the objects begin with; may be empty. */
  readonly prefix: string
  /** Whether the bucket is a part of the path, and not of the host. */
  readonly isPathStyle: boolean
}

export const mediaEnvironment = {
  MEDIA_DIR: z.string().optional(),
  ...s3Environment('MEDIA_S3'),
  MEDIA_S3_PREFIX: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9/-]{0,99}$/,
      'MEDIA_S3_PREFIX must be of small letters, digits, - and /, such as den/pictures/',
    )
    .optional(),
  MEDIA_S3_PATH_STYLE: z.enum(['on', 'off'], 'MEDIA_S3_PATH_STYLE must be on or off').optional(),
  MEDIA_STORE: z.enum(['database', 'outside'], 'MEDIA_STORE must be database or outside').optional(),
}

type Values = z.infer<z.ZodObject<typeof mediaEnvironment>>

/** @throws {ConfigError} for a folder and a bucket at once, or a part of the settings of a bucket */
export function mediaConfig(values: Values, home: string): MediaConfig {
  const outside = outsideOf(values, home)
  if (values.MEDIA_STORE === 'outside' && !outside)
    throw new ConfigError('MEDIA_STORE=outside must be given together with MEDIA_DIR or MEDIA_S3_ENDPOINT')
  return { outside, belongs: values.MEDIA_STORE ?? (outside ? 'outside' : 'database') }
}

function outsideOf(values: Values, home: string): OutsidePlace | undefined {
  const s3 = s3Config(values, 'MEDIA_S3', ['MEDIA_S3_PREFIX', 'MEDIA_S3_PATH_STYLE'])
  const { MEDIA_DIR: folder, MEDIA_S3_PREFIX: prefix = '', MEDIA_S3_PATH_STYLE: pathStyle = 'on' } = values
  if (folder && s3)
    throw new ConfigError('MEDIA_DIR and MEDIA_S3_ENDPOINT are two places for pictures: give one of them')
  if (folder) return { kind: 'folder', folder: resolve(home, folder) }
  return s3 && { kind: 's3', store: { ...s3, prefix, isPathStyle: pathStyle === 'on' } }
}
