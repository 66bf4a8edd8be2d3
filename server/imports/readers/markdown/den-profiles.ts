import { MARKDOWN_FORMAT } from '#domain/posts/markdown/markdown-post.ts'
import { readWhole, type SourceFiles, textOf } from '../../files/source-files.ts'
import { ImportError, type ImportedProfile } from '../../imported-post.ts'
import { isFields, itemsIn, lineIn, textIn } from '../fields.ts'
import { filesEndingIn } from '../reader.ts'

const PROFILE_FILE = /(^|\/)authors\/[^/]+\.json$/i
const FILE_MAX = 100_000

/** The profiles that an export of Den holds beside its posts. Files of other programs are passed over. */
export async function* denProfiles(source: SourceFiles): AsyncGenerator<ImportedProfile> {
  for (const file of filesEndingIn(source, PROFILE_FILE)) {
    const found = await fieldsOf(source, file).catch((error: unknown) => {
      if (error instanceof ImportError || error instanceof SyntaxError) return null
      throw error
    })
    if (!isFields(found) || found.format !== MARKDOWN_FORMAT) continue
    const links = itemsIn(found.links).flatMap((link) => (isFields(link) ? lineIn(link.href) : []))
    const said = { about: textIn(found.about), portrait: lineIn(found.portrait), links: links.filter(Boolean) }
    yield { profile: { name: lineIn(found.name), ...said }, notes: [] }
  }
}

async function fieldsOf(source: SourceFiles, file: SourceFiles['files'][number]): Promise<unknown> {
  return JSON.parse(textOf(await readWhole(source, file, FILE_MAX), file.name))
}
