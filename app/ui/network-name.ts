import type { Locale } from '#domain/locales/locale.ts'
import { NETWORKS, type Network } from '#domain/menu/networks.ts'

/** All but two are the names of services. */
export function networkName({ t }: Pick<Locale, 't'>, network: Network): string {
  return network === 'website' || network === 'mail' ? t(`shell.${network}`) : NETWORKS[network]
}
