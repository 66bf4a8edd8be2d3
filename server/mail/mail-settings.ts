import { isSmtpUrl, mailSender } from '#domain/mail/mail-sender.ts'
import type { SmtpConfig } from '../config/service-config.ts'
import type { SettingsRepository } from '../settings/settings-repository.ts'
import { DEFAULT_MAIL_CAPS, type MailCaps } from './mail-caps.ts'

interface MailSettings {
  readonly smtp: SmtpConfig | null
  readonly caps: MailCaps
}

/** Reads the settings `smtp {url, from}` and `mailCaps {perSecond, perHour, perDay}`; unusable values are ignored. */
export async function readMailSettings(settings: Pick<SettingsRepository, 'all'>): Promise<MailSettings> {
  const { smtp, mailCaps } = await settings.all()
  return { smtp: smtpOf(recordOf(smtp)), caps: capsOf(recordOf(mailCaps)) }
}

function smtpOf({ url, from }: Record<string, unknown>): MailSettings['smtp'] {
  const sender = typeof from === 'string' ? mailSender(from) : null
  return typeof url === 'string' && isSmtpUrl(url) && sender ? { url, from: sender } : null
}

/** null removes a cap; anything but a positive whole number means the default. */
function capsOf(given: Record<string, unknown>): MailCaps {
  const cap = (name: keyof MailCaps) => {
    const value = given[name]
    return value === null || (Number.isSafeInteger(value) && Number(value) > 0)
      ? (value as number | null)
      : DEFAULT_MAIL_CAPS[name]
  }
  return { perSecond: cap('perSecond'), perHour: cap('perHour'), perDay: cap('perDay') }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
