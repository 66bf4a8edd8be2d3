import { createHash } from 'node:crypto'
import { networkOf } from '../network/network.ts'
import type { ScreenView } from './analytics.ts'

/** Identifies a reader until the salt of the day is mixed in: a hash, so that neither address nor browser is kept in memory. */
export function readerOf({ address, userAgent }: ScreenView, siteUrl: string): string {
  const parts = [siteUrl, networkOf(address), userAgent]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
