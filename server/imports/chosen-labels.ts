import { type LabelUses, withLabelUses } from '#domain/imports/label-uses.ts'
import type { ImportedEntry } from './imported-post.ts'
import { itemsIn } from './readers/fields.ts'
import { importedTags } from './readers/labels.ts'

/** Gives posts the categories and tags that an owner chose. */
export async function* withChosenLabels(
  entries: AsyncIterable<ImportedEntry>,
  uses: LabelUses,
): AsyncGenerator<ImportedEntry> {
  for await (const entry of entries) {
    if (!('content' in entry) || entry.content.kind === 'page') {
      yield entry
      continue
    }
    const { content, notes, unplaced } = entry
    const labels = { tag: content.tag.trim(), tags: content.tags }
    if (Object.keys(uses).length === 0) {
      yield { ...entry, labels }
      continue
    }
    const { tag, tags, leftOut } = withLabelUses(labels, uses)
    const further = importedTags(tags)
    const note = leftOut.length > 0 ? [`left out, as chosen: ${leftOut.join(', ')}`] : []
    yield {
      ...entry,
      content: { ...content, tag, tags: further.tags },
      notes: [...notes, ...note, ...further.notes],
      unplaced: { ...unplaced, ...(further.left.length > 0 && { tags: [...itemsIn(unplaced.tags), ...further.left] }) },
      labels,
    }
  }
}
