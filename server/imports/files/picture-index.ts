import { percentDecoded } from '#domain/text/percent-decoded.ts'
import type { SourceFile, SourceFiles } from './source-files.ts'

export interface FoundFile {
  readonly source: SourceFiles
  readonly file: SourceFile
}

interface Ending {
  readonly found: FoundFile
  count: number
  /** The file of which the ending is the whole path. */
  whole: FoundFile | null
  wholeCount: number
}

/** Maximum folders and characters of a path that are compared; they bound the size of the index. */
const FOLDERS_MAX = 8
const ENDING_MAX = 1_000

export class PictureIndex {
  readonly #endings = new Map<string, Ending>()

  constructor(sources: readonly SourceFiles[]) {
    for (const source of sources) {
      const pictures = source.files.filter(({ name }) => /\.(jpe?g|png|webp|avif|gif|svg|bmp|tiff?|heic)$/i.test(name))
      const root = wrapperOf(pictures)
      for (const file of pictures) this.#add({ source, file }, comparable(file.name.slice(root.length)))
    }
  }

  /**
   * The file whose path shares the longest ending; null if two share as much, or if the folders differ. Outer folders of the
   * longer path are ignored; in front of a year and a month, in which WordPress and Ghost store pictures, those of both are.
   */
  find(reference: string): FoundFile | null {
    return this.findAll(reference)[0] ?? null
  }

  /** The file itself, and the original of a smaller copy of WordPress; each if it is there. */
  findAll(reference: string): FoundFile[] {
    const parts = partsOf(reference)
    const name = parts.pop() ?? ''
    // WordPress names large originals by `-scaled`.
    const names = new Set([name, originalOf(name), name.replace(/(?:-\d+x\d+)?(?=\.\w+$)/, '-scaled')])
    return [...names].flatMap((each) => this.#findPath(parts, each) ?? [])
  }

  #add(found: FoundFile, path: string): void {
    for (const [ending, isWhole] of endingsOf(path)) {
      const known = this.#endings.get(ending) ?? { found, count: 0, whole: null, wholeCount: 0 }
      known.count++
      if (isWhole) {
        known.whole = found
        known.wholeCount++
      }
      this.#endings.set(ending, known)
    }
  }

  #findPath(folders: readonly string[], name: string): FoundFile | null {
    const isDated = /^\d{4}\/\d\d$/.test(folders.slice(-2).join('/'))
    const needed = isDated ? 2 : Math.min(folders.length, FOLDERS_MAX)
    const endings = [...endingsOf(comparable([...folders.slice(-FOLDERS_MAX), name].join('/')))]
    for (const [alike, [ending]] of [...endings.entries()].reverse()) {
      const known = this.#endings.get(ending)
      if (!known) continue
      if (alike >= needed) return known.count === 1 ? known.found : null
      if (known.wholeCount > 0) return known.wholeCount === 1 ? known.whole : null
    }
    return null
  }
}

/** In one case and one form of Unicode: macOS writes names decomposed. */
function comparable(path: string): string {
  return path.toLowerCase().normalize('NFC')
}

/** The name or path of the original of a smaller copy, which WordPress names by its size. */
export function originalOf(name: string): string {
  return name.replace(/-\d+x\d+(?=\.\w+$)/, '')
}

/** The folder that an archiving program put around all files; empty if there is none. */
function wrapperOf(files: readonly SourceFile[]): string {
  const [first] = files
  const folder = first ? first.name.slice(0, first.name.lastIndexOf('/') + 1) : ''
  const isWrapper = /^[^/]*[^\d/][^/]*\/$/.test(folder)
  return isWrapper && files.every(({ name }) => name.lastIndexOf('/') + 1 === folder.length && name.startsWith(folder))
    ? folder
    : ''
}

/** `c`, `b/c`, `a/b/c` of `a/b/c`, and whether each is the whole path. */
function* endingsOf(path: string): Generator<[ending: string, isWhole: boolean]> {
  let start = path.length
  for (let folders = 0; folders <= FOLDERS_MAX && start > 0; folders++) {
    start = path.lastIndexOf('/', start - 2) + 1
    if (path.length - start > ENDING_MAX) return
    yield [path.slice(start), start === 0]
  }
}

function partsOf(reference: string): string[] {
  const path = percentDecoded(reference.replace(/[?#].*$/s, '').replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, ''))
  return path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..')
}
