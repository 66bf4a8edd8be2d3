import type { Locale } from '#domain/locales/locale.ts'

/** A browser as `deviceName` names it, in the language of the area. */
export function deviceIn({ t }: Pick<Locale, 't'>, device: string): string {
  const [, named = device, system] = /^(.+) on (.+)$/.exec(device) ?? []
  const browser = named === 'Unknown browser' ? t('account.unknownBrowser') : named
  return system === undefined ? browser : t('account.deviceOn', { browser, system })
}
