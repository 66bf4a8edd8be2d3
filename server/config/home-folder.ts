import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const projectFolder = resolve(import.meta.dirname, '../..')

export interface Home {
  /** Base of relative paths in settings, whatever the working directory is. */
  readonly folder: string
  /** Default of `DATA_DIR`. */
  readonly dataDir: string
}

/** An upgrade replaces the folder of a release, so data and settings lie beside it. The script `den` follows the same rule. */
export function homeOf(project: string): Home {
  const isRelease = existsSync(join(project, 'release.json'))
  const folder = isRelease ? dirname(project) : project
  return { folder, dataDir: join(folder, isRelease ? 'den-data' : 'data') }
}

export const home = homeOf(projectFolder)
