export const AUDIT_EVENTS = {
  'account.signed-in': 'Signed in',
  'account.signed-in-by-recovery-code': 'Signed in with a recovery code',
  'account.sign-in-refused': 'Sign-in refused',
  'account.signed-out': 'Signed out',
  'session.ended': 'Session ended',
  'sessions.ended': 'All other sessions ended',
  'password.changed': 'Password changed',
  'password.reset-requested': 'New password requested',
  'password.reset': 'Password reset',
  'address.change-requested': 'New address requested',
  'address.changed': 'Address changed',
  'second-factor.enabled': 'Second factor turned on',
  'second-factor.disabled': 'Second factor turned off',
  'recovery-codes.made': 'Recovery codes made',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'identity.linked': 'Provider sign-in linked',
  'identity.unlinked': 'Provider sign-in unlinked',
  'site.claimed': 'Set-up link used',
  'administrator.added': 'Administrator added',
  'administrator.removed': 'Administrator removed',
  'administrator.role-changed': 'Role changed',
  'administrator.profile-changed': 'Profile changed',
  'invitation.made': 'Administrator invited',
  'invitation.accepted': 'Invitation accepted',
  'invitation.revoked': 'Invitation withdrawn',
  'token.made': 'API token made',
  'token.revoked': 'API token revoked',
  'settings.changed': 'Settings changed',
  'mail-server.changed': 'Mail server changed',
  'mail-caps.changed': 'Mail limits changed',
  'post.published': 'Post published',
  'post.changed': 'Post changed',
  'post.unpublished': 'Post unpublished',
  'post.scheduled': 'Post scheduled',
  'post.trashed': 'Post moved to the trash',
  'post.restored': 'Post restored',
  'post.deleted': 'Post deleted for good',
  'posts.imported': 'Posts imported',
  'posts.import-undone': 'Import undone',
  'posts.exported': 'Posts exported',
  'redirect.added': 'Redirect added',
  'redirect.changed': 'Redirect changed',
  'redirect.removed': 'Redirect removed',
  'category.added': 'Category added',
  'category.changed': 'Category changed',
  'category.removed': 'Category removed',
  'tag.changed': 'Tag renamed',
  'demo-content.removed': 'Demo posts removed',
  'post.announced': 'Post announced',
  'announcement.stopped': 'Announcement stopped',
  'subscriber.added': 'Subscriber added',
  'subscriber.erased': 'Subscriber erased',
  'subscribers.exported': 'Subscribers exported',
  'subscribers.imported': 'Subscribers imported',
  'audit.exported': 'Audit log exported',
  'backup.made': 'Backup made',
  'backup.downloaded': 'Backup downloaded',
  'backup.restored': 'Backup restored',
  'blog.copied': 'Blog copied here',
} as const

export type AuditEvent = keyof typeof AUDIT_EVENTS

export function isAuditEvent(name: string): name is AuditEvent {
  return Object.hasOwn(AUDIT_EVENTS, name)
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

export const AUDIT_DAYS = 365
