import { useSyncExternalStore } from 'react'
import { passkeyHost } from '#domain/identity/passkey-host.ts'

/** Why this browser or site supports no passkeys; null if both do. On the server only the site is checked. */
export function usePasskeyObstacle(siteUrl: string): string | null {
  return useSyncExternalStore(
    never,
    () => obstacleHere(siteUrl),
    () => obstacleOf(siteUrl),
  )
}

const never = () => () => {}

function obstacleOf(siteUrl: string): string | null {
  return passkeyHost(siteUrl) === null
    ? `Passkeys need a host name and https. The address of this site, ${siteUrl}, does not have both; its operator sets it with SITE_URL.`
    : null
}

function obstacleHere(siteUrl: string): string | null {
  const obstacle = obstacleOf(siteUrl)
  if (obstacle !== null) return obstacle
  if (new URL(siteUrl).origin !== location.origin) return `Passkeys work at ${siteUrl} only.`
  return typeof PublicKeyCredential === 'function' ? null : 'This browser knows no passkeys.'
}
