import sharp from 'sharp'
import { UPLOAD_MAX_BYTES } from '#domain/pictures/image-compression.ts'
import { tidySeo } from '#domain/posts/seo/seo.ts'
import { picturePath } from '#domain/redirects/redirect-writing.ts'
import { type MediaStore, pictureProblem } from '../media/media-store.ts'
import { type FoundFile, originalOf, PictureIndex } from './files/picture-index.ts'
import { readWhole, type SourceFiles } from './files/source-files.ts'
import { ImportError, type ImportedPost } from './imported-post.ts'
import { cutWords } from './text/left-out.ts'
import { isLinkable } from './text/link-address.ts'

type Stored = { readonly ok: true; readonly address: string } | { readonly ok: false; readonly problem: string }

export interface MovedPicture {
  /** Where the other program has it, decoded. */
  readonly path: string
  /** Where Den has it. */
  readonly address: string
}

interface StoredPictures {
  readonly content: ImportedPost['content']
  readonly notes: readonly string[]
  readonly count: number
  readonly moved: readonly MovedPicture[]
}

/** An address of a picture of Den, for dry runs: nothing is stored under it. */
const NOT_STORED = `/media/${'0'.repeat(32)}.png`
/** How much the shape of a copy may differ, since its pixels are whole. */
const SHAPE_TOLERANCE = 0.02
const NOT_FOUND = 'it is not among the files'

/** The pictures that come with an import. Addresses are looked up among its files and never fetched. */
export class ImportPictures {
  readonly #store: Pick<MediaStore, 'put'> | null
  readonly #files: PictureIndex

  /** @param store null for a dry run */
  constructor(sources: readonly SourceFiles[], store: Pick<MediaStore, 'put'> | null) {
    this.#store = store
    this.#files = new PictureIndex(sources)
  }

  /** The size of each file that the post refers to, null for a missing one, so that a later run detects added and changed files. */
  fingerprint(post: ImportedPost): readonly (number | null)[] {
    return referencesOf(post).map((reference) => this.#files.find(reference)?.file.size ?? null)
  }

  /**
   * The content with addresses of stored pictures; a picture that cannot be stored is left out and noted.
   * @returns null if the signal came before the last picture was stored
   */
  async store(post: ImportedPost, signal?: AbortSignal): Promise<StoredPictures | null> {
    const notes: string[] = []
    const moved: MovedPicture[] = []
    let count = 0
    const stored = async (reference: string) => {
      if (reference === '' || signal?.aborted) return ''
      const result = await this.#put(reference)
      if (result.ok) {
        count++
        moved.push(...this.#formerPathsOf(reference).map((path) => ({ path, address: result.address })))
      } else notes.push(`picture not moved: ${shortened(reference)} (${result.problem})`)
      return result.ok ? result.address : ''
    }
    const articleImage = await stored(post.content.articleImage)
    const { seo } = post.content
    const shared = seo?.picture && { seo: tidySeo({ ...seo, picture: await stored(seo.picture) }) }
    const inTexts: string[] = []
    for (const reference of post.textPictures) inTexts.push(await stored(reference))
    const sections = []
    for (const section of post.content.sections)
      sections.push({
        ...section,
        sectionText: withAddresses(section.sectionText, inTexts, post.textPictures),
        sectionImage: await stored(section.sectionImage),
      })
    if (signal?.aborted) return null
    return { content: { ...post.content, articleImage, ...shared, sections }, notes, count, moved }
  }

  /** The address of one stored picture, or why there is none. */
  storeOne(reference: string): Promise<Stored> {
    return this.#put(reference)
  }

  /** Of a smaller copy of WordPress, the path of the original as well, unless that is another file. */
  #formerPathsOf(reference: string): string[] {
    const path = /^(?:https?:\/)?\//i.test(reference) ? picturePath(reference) : null
    if (path === null) return []
    const original = originalOf(path)
    const isSame = this.#files.find(original)?.file === this.#files.find(path)?.file
    return isSame && original !== path ? [path, original] : [path]
  }

  async #put(reference: string): Promise<Stored> {
    if (reference.startsWith('data:')) return this.#putData(reference)
    let result: Stored = { ok: false, problem: NOT_FOUND }
    const files = this.#files.findAll(reference)
    const sharper = await this.#sharperOf(reference, files.slice(1))
    for (const found of sharper ? [sharper, ...files] : files) {
      result = await this.#putFile(found)
      // An original may be too large where its copy is not.
      if (result.ok) break
    }
    return result
  }

  /** The original of a smaller copy, whose name has its width and height: a larger picture of the same shape. */
  async #sharperOf(reference: string, originals: readonly FoundFile[]): Promise<FoundFile | null> {
    const [, width, height] = /-(\d{1,5})x(\d{1,5})\.\w+$/.exec(reference.replace(/[?#].*$/s, '')) ?? []
    if (!this.#store || width === undefined) return null
    for (const { source, file } of originals) {
      const size = await sizeOf(await readWhole(source, file, UPLOAD_MAX_BYTES).catch(() => null))
      const isAlike =
        size && Math.abs((size.width * Number(height)) / (size.height * Number(width)) - 1) < SHAPE_TOLERANCE
      if (isAlike && size.width > Number(width)) return { source, file }
    }
    return null
  }

  async #putFile({ source, file }: FoundFile): Promise<Stored> {
    try {
      return await this.#putBytes(await readWhole(source, file, UPLOAD_MAX_BYTES))
    } catch (error) {
      if (error instanceof ImportError) return { ok: false, problem: error.message }
      throw error
    }
  }

  async #putData(reference: string): Promise<Stored> {
    const comma = reference.indexOf(',')
    // Some programs sent a plus as a space.
    const data = reference.slice(comma + 1).replaceAll(' ', '+')
    if (!/;base64$/i.test(reference.slice(0, comma)) || data === '') return { ok: false, problem: 'it is empty' }
    const bytes = Buffer.from(data, 'base64')
    return bytes.length > UPLOAD_MAX_BYTES ? { ok: false, problem: 'it is larger than 10 MB' } : this.#putBytes(bytes)
  }

  async #putBytes(bytes: Uint8Array): Promise<Stored> {
    if (this.#store) return this.#store.put(bytes)
    const problem = await pictureProblem(bytes)
    return problem === null ? { ok: true, address: NOT_STORED } : { ok: false, problem }
  }
}

async function sizeOf(bytes: Uint8Array | null): Promise<{ width: number; height: number } | null> {
  const metadata =
    bytes &&
    (await sharp(bytes)
      .metadata()
      .catch(() => null))
  // A picture that is turned by its metadata is as wide as it is stored high.
  return metadata && (metadata.autoOrient ?? metadata)
}

function referencesOf({ content, textPictures }: ImportedPost): string[] {
  const references = [
    content.articleImage,
    content.seo?.picture ?? '',
    ...content.sections.map(({ sectionImage }) => sectionImage),
    ...textPictures,
  ]
  return references.filter((reference) => reference !== '' && !reference.startsWith('data:'))
}

function withAddresses(text: string, addresses: readonly string[], references: readonly string[]): string {
  let isLess = false
  const written = text.replace(/^!\[(.*)\]\(import:(\d+)\)$/gm, (whole, alt: string, index: string) => {
    const reference = references[Number(index)]
    if (reference === undefined) return whole
    const address = addresses[Number(index)]
    if (address) return `![${alt}](${address})`
    if (isLinkable(reference)) return `[${alt.trim() || 'Picture'}](${reference})`
    isLess = true
    return ''
  })
  return isLess ? written.replace(/\n{3,}/g, '\n\n').trim() : written
}

function shortened(reference: string): string {
  return reference.startsWith('data:') && reference.length > 60 ? `${reference.slice(0, 60)}…` : cutWords(reference)
}
