import { useSyncExternalStore } from 'react'
import { passkeyHost } from '#domain/identity/passkey-host.ts'

/** Why passkeys of a site cannot be used here; null where they can. Rendered on the server, only the address of the site counts. */
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
