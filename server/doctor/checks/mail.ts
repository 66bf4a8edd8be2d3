import type { Diagnosis } from '#domain/finding.ts'
import type { Connection } from '../../db/database.ts'
import type { Mail } from '../../mail/open-mail.ts'

const LATE_MS = 60 * 60_000

/** @param asks connects to the mail servers */
export async function checkMail(connection: Connection, mail: Mail, asks: boolean): Promise<Diagnosis> {
  const { transports } = await mail.status()
  const sending = transports.filter(({ name }) => name !== 'mailbox')
  if (sending.length === 0)
    return {
      level: 'hint',
      detail: 'No mail server is set up: mails are kept for administrators to read under Mail.',
      remedy: 'Set one up under Mail, before readers subscribe.',
    }
  for (const { name, description, pause, breakReply } of sending) {
    const known = pause?.reply ?? breakReply
    const reply = asks ? await refusalOf(mail, name) : known
    if (reply !== undefined)
      return {
        level: 'problem',
        detail: `${description} does not take mails: ${reply}`,
        remedy: 'Correct the mail server under Mail, and test the connection there.',
      }
  }
  const waiting = await longWaiting(connection)
  if (waiting)
    return {
      level: 'warning',
      detail: `Mails have been waiting since ${waiting}.`,
      remedy: 'Check that the server runs, and see what it says under Mail.',
    }
  return { level: 'ok', detail: `${sending.map(({ description }) => description).join(' and ')}: nothing is overdue.` }
}

async function refusalOf(mail: Mail, name: NonNullable<Parameters<Mail['check']>[0]>): Promise<string | undefined> {
  const result = await mail.check(name)
  return result && !result.ok ? result.reply : undefined
}

/** The instant since when a mail should have been sent, if that is long ago. */
async function longWaiting({ read, now }: Connection): Promise<string | undefined> {
  const due = await read
    .selectFrom('deliveries')
    .select('due_at')
    .where('state', 'in', ['queued', 'retry'])
    .where('due_at', '<', new Date(now().getTime() - LATE_MS).toISOString())
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return due && `${due.due_at.slice(0, 16).replace('T', ' ')} UTC`
}
