import { counted } from '#server/backup/backup-content.ts'
import type { ImportReportLine } from '#server/imports/import-run.ts'

const WORDS = {
  new: 'new',
  changed: 'changed',
  unchanged: 'here already',
  edited: 'edited here since, stays',
  trashed: 'in the trash here, stays there',
  refused: 'not imported',
} as const

/** What the report says of one entry. */
export function reportLines(line: ImportReportLine): string[] {
  const title = line.title.trim() || '(untitled)'
  if (line.outcome === 'refused') return [`${WORDS.refused}: ${title}`, ...line.notes.map(indented)]
  const facts = [line.status, line.date, line.pictures > 0 ? counted(line.pictures, 'picture', 'pictures') : '']
  const place = line.path === '' ? '' : ` → ${line.path}`
  return [`${WORDS[line.outcome]}: ${title} (${facts.filter(Boolean).join(', ')})${place}`, ...line.notes.map(indented)]
}

/** Counts what an import did. */
export class ImportSummary {
  readonly #isDryRun: boolean
  readonly #counts = new Map<ImportReportLine['outcome'], number>()
  #pictures = 0
  #noted = 0

  constructor(isDryRun: boolean) {
    this.#isDryRun = isDryRun
  }

  /** Posts that were made or changed. */
  get saved(): number {
    return this.#count('new') + this.#count('changed')
  }

  add(line: ImportReportLine): void {
    this.#counts.set(line.outcome, this.#count(line.outcome) + 1)
    if (line.outcome !== 'refused') this.#pictures += line.pictures
    if (line.notes.length > 0) this.#noted++
  }

  text(): string {
    const parts = [
      `${counted(this.#count('new'), 'post', 'posts')} ${this.#isDryRun ? 'would be made' : 'made'}`,
      `${this.#count('changed')} ${this.#isDryRun ? 'would be changed' : 'changed'}`,
      `${this.#count('unchanged')} here already`,
      ...this.#part('edited', 'edited here since and left alone'),
      ...this.#part('trashed', 'in the trash'),
      ...this.#part('refused', 'not imported'),
      counted(this.#pictures, 'picture', 'pictures'),
    ]
    const noted =
      this.#noted > 0 ? ` Something was left out or changed in ${counted(this.#noted, 'entry', 'entries')}.` : ''
    return `${parts.join(', ')}.${noted}`
  }

  #count(outcome: ImportReportLine['outcome']): number {
    return this.#counts.get(outcome) ?? 0
  }

  #part(outcome: ImportReportLine['outcome'], words: string): string[] {
    return this.#count(outcome) > 0 ? [`${this.#count(outcome)} ${words}`] : []
  }
}

function indented(note: string): string {
  return `    ${note}`
}
