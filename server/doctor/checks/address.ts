import type { Diagnosis } from '#domain/finding.ts'
import { type Config, LOOPBACK } from '../../config/config.ts'

const TIMEOUT_MS = 5_000
const SETTING = 'Set SITE_URL to the address in the address bar of a reader, and restart.'

/** @param asks requests the site's own public address */
export async function checkAddress(
  { siteUrl, siteUrlIsDefault }: Pick<Config, 'siteUrl' | 'siteUrlIsDefault'>,
  asks: boolean,
): Promise<Diagnosis> {
  if (siteUrlIsDefault)
    return {
      level: 'warning',
      detail: `SITE_URL is not set: links in mails and feeds lead to ${siteUrl}, on this machine.`,
      remedy: SETTING,
    }
  const { protocol, hostname } = new URL(siteUrl)
  if (protocol === 'http:' && !LOOPBACK.includes(hostname))
    return {
      level: 'warning',
      detail: `${siteUrl} is not encrypted: passwords can be read on their way.`,
      remedy: 'Put a proxy with a certificate in front of Den, and set SITE_URL to the https address.',
    }
  return asks ? askSite(siteUrl) : { level: 'ok', detail: `${siteUrl} is the address of this site.` }
}

async function askSite(siteUrl: string): Promise<Diagnosis> {
  let response: Response
  try {
    response = await fetch(`${siteUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    return {
      level: 'warning',
      detail: `${siteUrl} does not answer from here: ${reasonOf(error)}.`,
      remedy:
        'Start the server. If it runs, look at the proxy and the DNS entry. A firewall may also block this machine alone.',
    }
  }
  const target = response.headers.get('location')
  if (target)
    return { level: 'problem', detail: `${siteUrl} leads on to ${new URL(target, siteUrl).origin}.`, remedy: SETTING }
  if ((await response.text()).trim() !== 'ok')
    return {
      level: 'problem',
      detail: `Another program answers at ${siteUrl} (status ${response.status}).`,
      remedy: 'Make the proxy pass this host on to Den.',
    }
  return { level: 'ok', detail: `${siteUrl} answers.` }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
