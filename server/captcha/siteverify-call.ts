import { z } from 'zod'
import { callService } from '../network/service-client.ts'

export interface Verdict {
  readonly success: boolean
  readonly challenge_ts?: string | null | undefined
  readonly hostname?: string | null | undefined
  readonly 'error-codes'?: readonly string[] | null | undefined
}

export type SiteverifyAnswer = { readonly ok: true; readonly verdict: Verdict } | { readonly ok: false; why: string }

/** Milliseconds for all attempts together. */
const LIMIT_MS = 5_000
/** Longer than any verdict; a truncated answer is none. */
const MAX_BYTES = 64 * 1024

const verdictShape = z.object({
  success: z.boolean(),
  challenge_ts: z.string().max(100).nullish(),
  hostname: z.string().max(300).nullish(),
  'error-codes': z.array(z.string().max(100)).max(20).nullish(),
})

/** Asks a service for its verdict. Never throws. */
export async function askSiteverify(
  url: string,
  fields: Readonly<Record<string, string>>,
  attempts: number,
): Promise<SiteverifyAnswer> {
  const end = performance.now() + LIMIT_MS
  for (let left = attempts; ; left--) {
    const answer = await askedOnce(url, fields, (end - performance.now()) / left)
    if (left === 1 || !isWorthARetry(answer)) return answer
  }
}

async function askedOnce(
  url: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<SiteverifyAnswer> {
  const body = new URLSearchParams(fields)
  const answer = await callService(url, {
    body,
    headers: { Accept: 'application/json' },
    timeoutMs,
    maxBytes: MAX_BYTES,
  })
  if (answer.ok) return verdictIn(answer.status, answer.text)
  const { reason } = answer
  const seconds = LIMIT_MS / 1000
  const why = reason === 'timeout' ? `gave no answer within ${seconds} seconds` : `could not be reached (${reason})`
  return { ok: false, why }
}

function verdictIn(status: number, text: string): SiteverifyAnswer {
  const verdict = (status >= 300 && status < 400) || status >= 500 ? null : verdictOf(text)
  // Some services send a refusal with a 4xx status; a success counts only with 200.
  if (!verdict || (verdict.success && status !== 200))
    return { ok: false, why: `answered with ${status} and no verdict` }
  return { ok: true, verdict }
}

function verdictOf(text: string): Verdict | null {
  try {
    return verdictShape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function isWorthARetry(answer: SiteverifyAnswer): boolean {
  return !answer.ok || (answer.verdict['error-codes'] ?? []).includes('internal-error')
}
