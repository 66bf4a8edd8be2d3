import { type LabelUses, withLabelUses } from '#domain/imports/label-uses.ts'
import type { ImportedEntry } from './imported-post.ts'

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
    const { content, notes } = entry
    const labels = { tag: content.tag.trim(), tags: content.tags }
    if (Object.keys(uses).length === 0) {
      yield { ...entry, labels }
      continue
    }
    const { leftOut, ...chosen } = withLabelUses(labels, uses)
    const note = leftOut.length > 0 ? [`left out, as chosen: ${leftOut.join(', ')}`] : []
    yield { ...entry, content: { ...content, ...chosen }, notes: [...notes, ...note], labels }
  }
}
