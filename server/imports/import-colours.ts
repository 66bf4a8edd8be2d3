import type { ImportReportLine } from '#domain/imports/import-report.ts'
import { optionalColourCode } from '#domain/look/colour-code.ts'
import { categoryName, isSameName } from '#domain/posts/categories/category.ts'
import type { Connection } from '../db/database.ts'
import { CategoryRepository } from '../posts/categories/category-repository.ts'
import type { ImportedColours } from './imported-post.ts'

const code = optionalColourCode('Colour')

/**
 * Gives categories that have no colour those of the tags that they were.
 * @param imported names of the categories of this import, of which a dry run stores none
 */
export async function importColours(
  database: Connection,
  { colours }: ImportedColours,
  imported: ReadonlySet<string>,
  isDryRun: boolean,
): Promise<ImportReportLine> {
  const isWanted = ({ name }: { readonly name: string }) => colours.has(name)
  const known = await new CategoryRepository(database).list(isWanted)
  const notes: string[] = []
  const chosen = new Map<string, string>()
  for (const [tag, written] of colours) {
    const name = categoryName(tag)
    const category = known.find((each) => isSameName(each.name, name))
    const colour = code.safeParse(sixDigits(written))
    if (!category && !imported.has(name)) notes.push(`no category here is called “${name}”: colour ${written}`)
    else if (!colour.success) notes.push(`the colour of “${name}” is none that Den knows: ${written}`)
    else if (category?.colour && category.colour !== colour.data)
      notes.push(`the colour of “${name}” stays ${category.colour} here: ${colour.data} there`)
    else if (!category?.colour && colour.data !== '') chosen.set(category?.name ?? name, colour.data)
  }
  const count = isDryRun ? chosen.size : await new CategoryRepository(database).fillColours(chosen)
  return { title: 'Colours of categories', outcome: 'colours', colours: count, notes }
}

/** `#abc` is short for `#aabbcc`. */
function sixDigits(colour: string): string {
  return colour.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3')
}
