import type { ImportReportLine } from '#domain/imports/import-report.ts'
import type { Connection } from '../db/database.ts'
import { importSubscribers } from '../newsletter/subscribers/subscriber-import.ts'
import type { ImportedMembers } from './imported-post.ts'

/** Imports members as a list of subscribers. Addresses that have unsubscribed, here or there, stay unsubscribed. */
export async function importMembers(
  database: Connection,
  { members, program, notes }: ImportedMembers,
  isDryRun: boolean,
  signal: AbortSignal | undefined,
): Promise<ImportReportLine> {
  const line = { title: 'Members', outcome: 'members' } as const
  const consent = `Subscribed to the mails of the ${program} site whose export was imported, as that export says.`
  const result = await importSubscribers(database, members, consent, signal, isDryRun)
  if (!result.ok) return { ...line, subscribers: 0, notes: [`not moved: ${Object.values(result.problem).join()}`] }
  const { added, gone, skipped, unconfirmed, unclear, erased, refusedCount } = result.report
  const counts = [
    [gone, 'left there, and get no mail here'],
    [skipped, 'here already, or twice in the export'],
    [erased, 'left out: erased here, and never mailed again'],
    [unconfirmed + unclear, 'left out: the export does not say that they get mails'],
    [refusedCount, 'left out: without a valid address'],
  ] as const
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${count.toLocaleString('en')} ${what}`)
  return { ...line, subscribers: added, notes: [...words, ...notes] }
}
