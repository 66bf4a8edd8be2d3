import type { Locale, MessageKey } from './locales/locale.ts'

/** Events, and what the audit log calls them. */
export const AUDIT_EVENTS = {
  'account.signed-in': 'auditEvents.signedIn',
  'account.signed-in-by-recovery-code': 'auditEvents.signedInByRecoveryCode',
  'account.sign-in-refused': 'auditEvents.signInRefused',
  'account.signed-out': 'auditEvents.signedOut',
  'session.ended': 'auditEvents.sessionEnded',
  'sessions.ended': 'auditEvents.sessionsEnded',
  'password.changed': 'auditEvents.passwordChanged',
  'password.reset-requested': 'auditEvents.passwordResetRequested',
  'password.reset': 'auditEvents.passwordReset',
  'address.change-requested': 'auditEvents.addressChangeRequested',
  'address.changed': 'auditEvents.addressChanged',
  'second-factor.enabled': 'auditEvents.secondFactorEnabled',
  'second-factor.disabled': 'auditEvents.secondFactorDisabled',
  'recovery-codes.made': 'auditEvents.recoveryCodesMade',
  'passkey.added': 'auditEvents.passkeyAdded',
  'passkey.removed': 'auditEvents.passkeyRemoved',
  'identity.linked': 'auditEvents.identityLinked',
  'identity.unlinked': 'auditEvents.identityUnlinked',
  'site.claimed': 'auditEvents.siteClaimed',
  'administrator.added': 'auditEvents.administratorAdded',
  'administrator.removed': 'auditEvents.administratorRemoved',
  'administrator.role-changed': 'auditEvents.administratorRoleChanged',
  'administrator.profile-changed': 'auditEvents.administratorProfileChanged',
  'invitation.made': 'auditEvents.invitationMade',
  'invitation.accepted': 'auditEvents.invitationAccepted',
  'invitation.revoked': 'auditEvents.invitationRevoked',
  'token.made': 'auditEvents.tokenMade',
  'token.revoked': 'auditEvents.tokenRevoked',
  'settings.changed': 'auditEvents.settingsChanged',
  'mail-server.changed': 'auditEvents.mailServerChanged',
  'mail-caps.changed': 'auditEvents.mailCapsChanged',
  'post.published': 'auditEvents.postPublished',
  'post.changed': 'auditEvents.postChanged',
  'post.unpublished': 'auditEvents.postUnpublished',
  'post.scheduled': 'auditEvents.postScheduled',
  'post.trashed': 'auditEvents.postTrashed',
  'post.restored': 'auditEvents.postRestored',
  'post.deleted': 'auditEvents.postDeleted',
  'posts.imported': 'auditEvents.postsImported',
  'posts.import-undone': 'auditEvents.postsImportUndone',
  'posts.exported': 'auditEvents.postsExported',
  'redirect.added': 'auditEvents.redirectAdded',
  'redirect.changed': 'auditEvents.redirectChanged',
  'redirect.removed': 'auditEvents.redirectRemoved',
  'category.added': 'auditEvents.categoryAdded',
  'category.changed': 'auditEvents.categoryChanged',
  'category.removed': 'auditEvents.categoryRemoved',
  'tag.changed': 'auditEvents.tagChanged',
  'demo-content.removed': 'auditEvents.demoContentRemoved',
  'post.announced': 'auditEvents.postAnnounced',
  'announcement.stopped': 'auditEvents.announcementStopped',
  'subscriber.added': 'auditEvents.subscriberAdded',
  'subscriber.erased': 'auditEvents.subscriberErased',
  'subscribers.exported': 'auditEvents.subscribersExported',
  'subscribers.imported': 'auditEvents.subscribersImported',
  'audit.exported': 'auditEvents.auditExported',
  'backup.made': 'auditEvents.backupMade',
  'backup.downloaded': 'auditEvents.backupDownloaded',
  'backup.restored': 'auditEvents.backupRestored',
  'blog.copied': 'auditEvents.blogCopied',
} as const satisfies Readonly<Record<string, MessageKey>>

export type AuditEvent = keyof typeof AUDIT_EVENTS

export function isAuditEvent(name: string): name is AuditEvent {
  return Object.hasOwn(AUDIT_EVENTS, name)
}

/** What the audit log calls an event, in the language of the area; an unknown one as it is stored. */
export function eventName({ t }: Pick<Locale, 't'>, what: string): string {
  return isAuditEvent(what) ? t(AUDIT_EVENTS[what]) : what
}

/** The actor of an entry, with the name at that time. */
export interface AuditActor {
  /** Null for actors without an account. */
  readonly accountId: string | null
  readonly name: string
}

export const COMMAND: AuditActor = { accountId: null, name: 'den command' }
export const SYSTEM: AuditActor = { accountId: null, name: 'system' }
/** A sign-in with an address of no account; the address is not recorded, since it may be a mistyped password. */
export const UNKNOWN_ACCOUNT: AuditActor = { accountId: null, name: 'unknown account' }

export function actorOf(account: { readonly id: string; readonly email: string }, tokenName?: string): AuditActor {
  const name = tokenName === undefined ? account.email : `${account.email}, token ${tokenName}`
  return { accountId: account.id, name }
}

/** The name of an actor in the language of the area: that of an account as it is stored. */
export function actorName({ t }: Pick<Locale, 't'>, name: string): string {
  if (name === SYSTEM.name) return t('audit.bySystem')
  if (name === COMMAND.name) return t('audit.byCommand')
  if (name === UNKNOWN_ACCOUNT.name) return t('audit.byUnknown')
  const [, email, token] = /^(.+), token (.+)$/s.exec(name) ?? []
  return email === undefined || token === undefined ? name : t('audit.byToken', { email, name: token })
}

export const AUDIT_DAYS = 365
