import { sql } from 'kysely'
import type { Diagnosis } from '#domain/finding.ts'
import { answer } from '#domain/locales/en/answers/answer.ts'
import { findings } from '#domain/locales/en/answers/findings.ts'
import type { Connection } from '../../db/database.ts'

const SECOND_MS = 1_000
/** A one-time code is valid for half a minute. */
const MAX_SKEW_MS = 30 * SECOND_MS
/** Entries may be written out of order by this much while the clock is synchronised. */
const MAX_SET_BACK_MS = 60 * SECOND_MS

export async function checkClock({ read, engine, now }: Connection): Promise<Diagnosis> {
  const { rows } = await sql<{ at: string }>`select ${engine.instant()} as at`.execute(read)
  const apart = Math.abs(Date.parse(rows[0]!.at) - now().getTime())
  const remedy = 'Synchronise the clock, with "timedatectl set-ntp true" for example.'
  if (apart > MAX_SKEW_MS)
    return {
      level: 'problem',
      detail: answer(findings.clocksApart, { count: inSeconds(apart) }),
      remedy,
    }
  const newest = await read.selectFrom('audit_entries').select('at').orderBy('seq', 'desc').limit(1).executeTakeFirst()
  const ahead = newest ? Date.parse(newest.at) - now().getTime() : 0
  if (ahead > MAX_SET_BACK_MS)
    return {
      level: 'warning',
      detail: answer(findings.setBack, { count: inSeconds(ahead) }),
      remedy,
    }
  return { level: 'ok', detail: `It is ${now().toISOString().slice(0, 16).replace('T', ' ')} UTC.` }
}

function inSeconds(ms: number): number {
  return Math.round(ms / SECOND_MS)
}
