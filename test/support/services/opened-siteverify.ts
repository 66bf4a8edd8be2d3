import { pino } from 'pino'
import { Siteverify, type SiteverifyParts } from '#server/captcha/siteverify.ts'
import type { HostedCaptchaConfig } from '#server/config/service-config.ts'
import { type FakeSiteverify, openFakeSiteverify } from './siteverify.ts'

/** A captcha that uses the fake, on a site at localhost, and its log. */
export function openedSiteverify(fake: FakeSiteverify, parts: Partial<SiteverifyParts> = {}) {
  const log: Record<string, unknown>[] = []
  const provider = fake.env.CAPTCHA_PROVIDER as HostedCaptchaConfig['provider']
  const captcha = new Siteverify({
    config: { provider, secretKey: fake.secretKey, origin: fake.origin },
    siteKey: async () => fake.siteKey,
    siteHosts: ['localhost'],
    isTrial: true,
    now: () => new Date(),
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
    ...parts,
  })
  return { captcha, log }
}

/** A fake with such a captcha. */
export async function openSiteverify(
  provider: HostedCaptchaConfig['provider'],
  parts: Partial<SiteverifyParts> = {},
): Promise<FakeSiteverify & ReturnType<typeof openedSiteverify>> {
  const fake = await openFakeSiteverify(provider)
  return Object.assign(fake, openedSiteverify(fake, parts))
}
