import { constants, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeArchive } from '../archive.ts'

const FILE = 'den.sqlite'

/** Data folders over large archives: each size is made once, and every server gets a copy. */
export class Archives {
  readonly #folder: string
  #copies = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /** A new data folder with that number of posts. */
  async copy(posts: number): Promise<string> {
    const original = join(this.#folder, `archive-${posts}`)
    if (!existsSync(original)) await makeArchive(original, posts)
    const copy = this.empty()
    copyFileSync(join(original, FILE), join(copy, FILE), constants.COPYFILE_FICLONE)
    return copy
  }

  /** An empty data folder. */
  empty(): string {
    const folder = join(this.#folder, `data-${++this.#copies}`)
    mkdirSync(folder, { mode: 0o700 })
    return folder
  }
}
