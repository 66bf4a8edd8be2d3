import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { allOrNone, origin } from './environment.ts'

export interface S3Config {
  /** Such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** What the names of the settings of a store begin with, as in `BACKUP_S3_ENDPOINT` and `MEDIA_S3_ENDPOINT`. */
export type S3Settings = 'BACKUP_S3' | 'MEDIA_S3'

const NEEDED = ['ENDPOINT', 'BUCKET', 'ACCESS_KEY', 'SECRET_KEY'] as const
type Name<Settings extends S3Settings> = `${Settings}_${(typeof NEEDED)[number] | 'REGION'}`

/** Region that stores without regions take. */
const DEFAULT_REGION = 'us-east-1'

export function s3Environment<Settings extends S3Settings>(settings: Settings) {
  const bucket = `${settings}_BUCKET`
  const region = `${settings}_REGION`
  return {
    [`${settings}_ENDPOINT`]: origin(`${settings}_ENDPOINT`),
    [bucket]: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, `${bucket} must be the name of a bucket, such as my-den`)
      .optional(),
    [region]: z
      .string()
      .regex(/^[a-z0-9-]+$/, `${region} must be the name of a region, such as eu-central-1`)
      .optional(),
    [`${settings}_ACCESS_KEY`]: z.string().optional(),
    [`${settings}_SECRET_KEY`]: z.string().optional(),
  } as Record<Name<Settings>, z.ZodOptional<z.ZodString>>
}

/**
 * @param alongside further settings of this store, which have no effect without it
 * @throws {ConfigError} naming the missing keys of a store of which only some are given
 */
export function s3Config(
  values: Readonly<Record<string, string | undefined>>,
  settings: S3Settings,
  alongside: readonly string[] = [],
): S3Config | undefined {
  const refuse = (problem: string) => {
    throw new ConfigError(problem)
  }
  const named = (name: string) => `${settings}_${name}`
  const given = allOrNone(values, refuse, NEEDED.map(named), [named('REGION'), ...alongside])
  if (!given) return undefined
  return {
    endpoint: given[named('ENDPOINT')]!,
    bucket: given[named('BUCKET')]!,
    region: values[named('REGION')] ?? DEFAULT_REGION,
    accessKey: given[named('ACCESS_KEY')]!,
    secretKey: given[named('SECRET_KEY')]!,
  }
}
