import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const projectFolder = resolve(import.meta.dirname, '../..')

export interface Home {
  /** Where relative names of settings count from, whichever folder a program is called from. */
  readonly folder: string
  /** The folder of the blog where `DATA_DIR` is not set. */
  readonly dataDir: string
}

/** The folder of a release is replaced by an upgrade, so what belongs to the operator lies beside it. `den` knows this as well. */
export function homeOf(project: string): Home {
  const isRelease = existsSync(join(project, 'release.json'))
  const folder = isRelease ? dirname(project) : project
  return { folder, dataDir: join(folder, isRelease ? 'den-data' : 'data') }
}

export const home = homeOf(projectFolder)
