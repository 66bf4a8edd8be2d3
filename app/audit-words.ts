import { type AuditEvent, actorName, isAuditEvent } from '#domain/audit-event.ts'
import { isRole, ROLE_LABELS } from '#domain/identity/role.ts'
import { en } from '#domain/locales/en/catalogue.ts'
import type { Locale } from '#domain/locales/locale.ts'
import { recogniserOf } from '#domain/locales/recognised.ts'
import { type Sayer, sayerOf } from '#domain/locales/sayer.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import type { AuditEntry } from '#server/audit/audit-repository.ts'
import { deviceIn } from './device-words.ts'

/** Events about a browser. */
const DEVICES: ReadonlySet<AuditEvent> = new Set([
  'account.signed-in',
  'account.signed-in-by-recovery-code',
  'account.sign-in-refused',
  'session.ended',
])

type Said = (locale: Locale, values: Readonly<Record<string, string>>) => string

const byProvider: Said = ({ t }, { what = '', provider = '' }) => t('audit.byProvider', { what, provider })

/** English words around names and numbers, with which entries of these events are stored. */
const SHAPES: Readonly<Partial<Record<AuditEvent, readonly [shape: RegExp, said: Said]>>> = {
  'subscribers.imported': [
    /^(?<count>\d+) added$/,
    ({ t }, { count }) => t('audit.countAdded', { count: Number(count) }),
  ],
  'demo-content.removed': [
    /^(?<count>\d+) removed$/,
    ({ t }, { count }) => t('audit.countRemoved', { count: Number(count) }),
  ],
  'invitation.made': [
    /^(?<who>.+), as (?<role>\w+)$/,
    (locale, { who = '', role = '' }) => locale.t('audit.accountAs', { who, role: roleIn(locale, role) }),
  ],
  'administrator.role-changed': [
    /^(?<who>.+), now (?<role>\w+)$/,
    (locale, { who = '', role = '' }) => locale.t('audit.accountNow', { who, role: roleIn(locale, role) }),
  ],
  'address.changed': [
    /^(?<who>.+), now (?<role>.+)$/,
    ({ t }, { who = '', role = '' }) => t('audit.accountNow', { who, role }),
  ],
  'passkey.removed': [
    /^(?<name>.+): (?<count>\d+) removed$/,
    ({ t }, { name, count }) => `${name}: ${t('audit.countRemoved', { count: Number(count) })}`,
  ],
  'token.made': [
    /^(?<name>.+), of (?<who>[^,]+): (?<scopes>.+)$/,
    ({ t }, { name = '', who = '', scopes }) => `${t('audit.ofAccount', { name, who })}: ${scopes}`,
  ],
  'posts.imported': [/^(?<summary>.+\.)$/s, (locale, { summary = '' }) => importIn(locale, summary)],
  'posts.import-undone': [
    /^(?<file>.+): (?<taken>[\d,]+) taken back, (?<stay>[\d,]+) stay$/s,
    ({ t }, { file = '', taken = '', stay = '' }) => t('audit.undone', { file, taken, stay }),
  ],
  'administrator.added': [/^(?<what>.+), by (?<provider>.+)$/, byProvider],
  'identity.linked': [/^(?<what>.+), by (?<provider>.+)$/, byProvider],
  'token.revoked': [
    /^(?<name>.+), of (?<who>.+)$/,
    ({ t }, { name = '', who = '' }) => t('audit.ofAccount', { name, who }),
  ],
  'mail-server.changed': [/^none$/, ({ t }) => t('audit.noMailServer')],
}

/** Messages of which the summary of an import is made. */
const OF_SUMMARY = [
  ...[
    'postsMade',
    'someChanged',
    'someUnchanged',
    'someEdited',
    'someTrashed',
    'someRefused',
    'pictures',
    'subscribers',
  ],
  ...['profilesFilled', 'coloursMade', 'entriesNoted'],
] as (keyof typeof en.imports)[]

/** A summary such as “25 posts made, 1 changed. Something was left out or changed in 2 entries.” */
function importIn(locale: Locale, summary: string): string {
  const messages = Object.fromEntries(OF_SUMMARY.map((name) => [name, en.imports[name]]))
  const say = sayerOf(locale, recogniserOf({ imports: messages }))
  return locale.sentences(
    summary.split(/(?<=\.) /).map((sentence) => {
      const whole = say(sentence)
      if (whole !== sentence) return whole
      return locale.t('imports.sum', { parts: locale.commas(sentence.slice(0, -1).split(', ').map(say)) })
    }),
  )
}

function roleIn({ t }: Locale, role: string): string {
  return isRole(role) ? t(ROLE_LABELS[role]) : role
}

/** What an entry is about, in the language of the area. Names, titles and addresses stay as they were stored. */
function aboutIn(locale: Locale, say: Sayer, { what, about }: Pick<AuditEntry, 'what' | 'about'>): string {
  if (!isAuditEvent(what)) return about
  if (what === 'settings.changed') return listIn(locale, say, about)
  if (what === 'category.added' || what === 'category.changed') return categoryName(locale, about)
  if (what.startsWith('backup.') || what === 'blog.copied') {
    const [, name = '', content = about] = /^(.+?: )(.+)$/s.exec(about) ?? []
    return name + listIn(locale, say, content)
  }
  if (DEVICES.has(what)) {
    const [, device = about, provider] = /^(.+), by (.+)$/.exec(about) ?? []
    const named = deviceIn(locale, device)
    return provider === undefined ? named : locale.t('audit.byProvider', { what: named, provider })
  }
  const [shape, said] = SHAPES[what] ?? []
  const values = shape?.exec(about)
  return values && said ? said(locale, { ...values.groups }) : about
}

/** A list such as “25 posts, 1 picture”. */
export function listIn({ commas }: Pick<Locale, 'commas'>, say: Sayer, content: string): string {
  return commas(content.split(', ').map(say))
}

/** An entry for people; its event keeps the name that it has in the interface. */
export function entryIn(locale: Locale, say: Sayer, entry: AuditEntry): AuditEntry {
  return { ...entry, who: actorName(locale, entry.who), about: aboutIn(locale, say, entry) }
}
