import { randomBytes } from 'node:crypto'
import type { Locale } from '#domain/locales/locale.ts'
import { Altcha, type Difficulty } from '../captcha/altcha.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { QuestionCaptcha } from '../captcha/question-captcha.ts'
import { Siteverify } from '../captcha/siteverify.ts'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/database.ts'
import { SecretRepository } from '../db/secret-repository.ts'
import type { Slices } from '../db/slices.ts'
import { SigningKeys } from '../identity/sessions/signing-keys.ts'
import type { Log } from '../log/log.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import { Subscribers } from './subscribers/subscribers.ts'
import { SubscriptionLinks } from './subscribers/subscription-links.ts'
import { SubscriptionRateLimits } from './subscribers/subscription-rate-limits.ts'
import { Subscriptions } from './subscribers/subscriptions.ts'

/** Replacements for tests. */
export interface SubscriptionOverrides {
  readonly captchaDifficulty?: Difficulty
  readonly mailLimitMs?: number
}

interface SubscriptionSettings {
  readonly siteKey: () => Promise<string>
  readonly welcomes: () => Promise<boolean>
  readonly locale: () => Promise<Locale>
}

/** Wires subscriptions; runs no query. */
export function openSubscriptions(
  database: Connection,
  config: Config,
  log: Log,
  outbox: OutboxClient,
  { siteKey, welcomes, locale }: SubscriptionSettings,
  slices: Slices,
  { captchaDifficulty, mailLimitMs }: SubscriptionOverrides,
) {
  const { siteUrl, secrets } = config
  const stored = new SecretRepository(database)
  const keys = new SigningKeys(secrets, stored)
  const captcha = chosenCaptcha(config, keys, siteKey, database, log, captchaDifficulty)
  const captchaQuestion = new QuestionCaptcha(keys, database, locale, log)
  // Not signed with `SECRET`, which operators may replace: links in old mails must stay valid.
  const links = new SubscriptionLinks(siteUrl, () =>
    stored.getOrCreate('unsubscribe', () => randomBytes(32).toString('base64url')),
  )
  return {
    captcha,
    captchaQuestion,
    subscriptions: new Subscriptions({
      database,
      captcha,
      question: captchaQuestion,
      outbox,
      links,
      limits: new SubscriptionRateLimits(keys),
      welcomes,
      mailLimitMs,
      log,
    }),
    subscriptionLinks: links,
    subscribers: new Subscribers(database, slices),
  }
}

function chosenCaptcha(
  { captcha: config, siteHosts, siteUrlIsDefault: isTrial }: Config,
  keys: SigningKeys,
  siteKey: () => Promise<string>,
  { now }: Connection,
  log: Log,
  difficulty: Difficulty | undefined,
): Captcha {
  if (config.provider === 'altcha') return new Altcha(keys, now, difficulty)
  // A captcha service may report the IPv6 loopback address without brackets.
  return new Siteverify({ config, siteKey, siteHosts: isTrial ? [...siteHosts, '::1'] : siteHosts, isTrial, now, log })
}
