import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportReport } from '#domain/api/api-answers.ts'
import { subscriberKey } from '#domain/subscribers/subscriber.ts'
import { type ListEntry, openSubscriberList } from '#domain/subscribers/subscriber-list.ts'
import type { Connection } from '../../db/database.ts'
import { ErasedSubscribers } from './erased-subscribers.ts'
import {
  type Added,
  type ImportedStatus,
  type ListedSubscriber,
  SubscriberListRepository,
} from './subscriber-list-repository.ts'

export type ImportResult = { readonly ok: true; readonly report: ImportReport } | ImportRefusal

interface ImportRefusal {
  readonly ok: false
  readonly problem: { readonly csv: string } | { readonly consent: string }
}

/** Lines in one transaction: few, so that other requests hardly wait. */
const BATCH_SIZE = 50
const REFUSED_SHOWN = 1_000
const WORDS_SHOWN = 10
const WORD_MAX_LENGTH = 60

/**
 * Adds the addresses of a list, while pages go on being served. Subscribers who unsubscribed, here or in the list, are not reactivated.
 * @param consent how those in the list agreed to get these mails; stored with each of them
 * @param signal ends the import at its current line, which it reports
 */
export async function importSubscribers(
  database: Connection,
  text: string,
  consent: string,
  signal?: AbortSignal,
  isDryRun = false,
): Promise<ImportResult> {
  const statement = consent.trim()
  if (!statement) return { ok: false, problem: { consent: 'Say how these people agreed to get your mails' } }
  const opened = openSubscriberList(text)
  if (!opened.ok) return { ok: false, problem: { csv: opened.problem } }

  const { columns, entries } = opened.list
  const list = new SubscriberListRepository(database)
  const erasedHere = new ErasedSubscribers(database)
  const foreseen = new Set<string>()
  const report: ImportReport = {
    added: 0,
    gone: 0,
    skipped: 0,
    unconfirmed: 0,
    unclear: 0,
    unclearWords: [],
    refused: [],
    refusedCount: 0,
    erased: 0,
    columns,
    stoppedAt: null,
  }
  // Entries of those who are gone come first, since a list may contain an address twice.
  for (const isMeant of [isGone, (entry: ListEntry) => !isGone(entry)])
    for (const { line, batch } of batchesOf(entries())) {
      if (signal?.aborted) return { ok: true, report: { ...report, stoppedAt: line } }
      for (const [status, listed] of byStatus(batch.filter(isMeant), report)) {
        const { added, erased } = isDryRun
          ? await foresee(list, erasedHere, listed, foreseen)
          : await list.add(listed, status, statement)
        report[status === 'active' ? 'added' : 'gone'] += added
        report.erased += erased
        report.skipped += listed.length - added - erased
      }
      // SQLite never waits for I/O: without this turn, other requests would have to wait.
      await nextTurn()
    }
  return { ok: true, report }
}

/** How many would be added. @param foreseen keys that were counted before, to which this call adds */
async function foresee(
  list: SubscriberListRepository,
  erasedHere: ErasedSubscribers,
  listed: readonly ListedSubscriber[],
  foreseen: Set<string>,
): Promise<Added> {
  const known = await list.knownAmong(listed)
  const gone = await erasedHere.among(listed.map(({ email }) => email))
  const before = foreseen.size
  for (const { email, key } of listed) if (!known.has(key) && !gone.has(email)) foreseen.add(key)
  return { added: foreseen.size - before, erased: listed.filter(({ email }) => gone.has(email)).length }
}

function noteLeftOut(entry: ListEntry, report: ImportReport): void {
  switch (entry.kind) {
    case 'listed':
      report.unconfirmed++
      break
    case 'unclear': {
      report.unclear++
      const word = entry.word.slice(0, WORD_MAX_LENGTH)
      if (report.unclearWords.length < WORDS_SHOWN && !report.unclearWords.includes(word))
        report.unclearWords.push(word)
      break
    }
    case 'refused':
      report.refusedCount++
      if (report.refused.length < REFUSED_SHOWN) report.refused.push({ line: entry.line, problem: entry.problem })
  }
}

function isGone(entry: ListEntry): boolean {
  return entry.kind === 'listed' && entry.status !== 'active' && entry.status !== 'pending'
}

/** Batches of entries with the line at which each begins. A batch is empty after many lines without an address. */
function* batchesOf(entries: Iterable<ListEntry>): Generator<{ line: number; batch: ListEntry[] }> {
  let batch: ListEntry[] = []
  for (const entry of entries) {
    if (entry.kind !== 'pause') batch.push(entry)
    if (batch.length < BATCH_SIZE && entry.kind !== 'pause') continue
    yield { line: batch[0]?.line ?? entry.line, batch }
    batch = []
  }
  if (batch[0]) yield { line: batch[0].line, batch }
}

function byStatus(entries: readonly ListEntry[], report: ImportReport): Map<ImportedStatus, ListedSubscriber[]> {
  const groups = new Map<ImportedStatus, ListedSubscriber[]>()
  for (const entry of entries) {
    if (entry.kind !== 'listed' || entry.status === 'pending') {
      noteLeftOut(entry, report)
      continue
    }
    const { email, status, name, labels, since } = entry
    const group = groups.get(status) ?? []
    groups.set(status, group)
    group.push({ email, key: subscriberKey(email), name, labels, since })
  }
  return groups
}
