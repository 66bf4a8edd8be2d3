import { useSyncExternalStore } from 'react'
import { passkeyHost } from '#domain/identity/passkey-host.ts'
import type { Locale } from '#domain/locales/locale.ts'
import { useLocale } from '../locale.ts'

/** Why this browser or site supports no passkeys; null if both do. On the server only the site is checked. */
export function usePasskeyObstacle(siteUrl: string): string | null {
  const { t } = useLocale()
  return useSyncExternalStore(
    never,
    () => obstacleHere(t, siteUrl),
    () => obstacleOf(t, siteUrl),
  )
}

const never = () => () => {}

function obstacleOf(t: Locale['t'], siteUrl: string): string | null {
  return passkeyHost(siteUrl) === null ? t('signIn.passkeysNeedHost', { siteUrl }) : null
}

function obstacleHere(t: Locale['t'], siteUrl: string): string | null {
  const obstacle = obstacleOf(t, siteUrl)
  if (obstacle !== null) return obstacle
  if (new URL(siteUrl).origin !== location.origin) return t('signIn.passkeysWorkAt', { siteUrl })
  return typeof PublicKeyCredential === 'function' ? null : t('signIn.noPasskeysHere')
}
