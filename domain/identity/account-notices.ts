import type { AuditEvent } from '../audit-event.ts'

export interface AccountNotice {
  /** Whether it goes to all other owners instead of the account concerned. */
  readonly isToOthers?: true
  /** For notices to others: whether the text names what the audit entry is about instead of the account concerned. */
  readonly isAboutEntry?: true
  /** Completed by the name of the blog. */
  readonly subject: string
  readonly heading: string
  /** @param about what the audit log says of the event, such as the name of a token; may be empty */
  readonly text: (about: string, blogName: string) => string
}

/** The events of the audit log that are mailed. A sign-in is only mailed if the device is new. */
export const ACCOUNT_NOTICES = {
  'account.signed-in': {
    subject: 'A sign-in from a new device at',
    heading: 'A sign-in from a new device',
    text: (_, blogName) =>
      `Your account at ${blogName} was signed in to from a browser that had not been used for it before, or not since its password was set.`,
  },
  'account.signed-in-by-recovery-code': {
    subject: 'A recovery code was used at',
    heading: 'A recovery code was used',
    text: (_, blogName) =>
      `Your account at ${blogName} was signed in to with one of its recovery codes. That code is used up; the others still work.`,
  },
  'password.changed': {
    subject: 'Your password was changed at',
    heading: 'Your password was changed',
    text: (_, blogName) =>
      `The password of your account at ${blogName} was changed. All other browsers were signed out.`,
  },
  'password.reset': {
    subject: 'Your password was reset at',
    heading: 'Your password was reset',
    text: (_, blogName) =>
      `The password of your account at ${blogName} was reset without the old one. All browsers were signed out.`,
  },
  'token.made': {
    subject: 'A new API token at',
    heading: 'A new API token',
    text: (about, blogName) =>
      `An API token was made for your account at ${blogName}: ${about}. Whichever program has it acts in your name.`,
  },
  'passkey.added': {
    subject: 'A new passkey at',
    heading: 'A new passkey',
    text: (about, blogName) =>
      `A passkey was added to your account at ${blogName}: ${about}. It signs in without your password.`,
  },
  'passkey.removed': {
    subject: 'A passkey was removed at',
    heading: 'A passkey was removed',
    text: (about, blogName) => `A passkey of your account at ${blogName} was removed: ${about}. It no longer signs in.`,
  },
  'identity.linked': {
    subject: 'Another way to sign in at',
    heading: 'Another way to sign in',
    text: (about, blogName) =>
      `An identity provider signs in to your account at ${blogName} from now on: ${about}. It takes neither your password nor your second factor.`,
  },
  'second-factor.enabled': {
    subject: 'Your second factor is on at',
    heading: 'Your second factor is on',
    text: (_, blogName) =>
      `The second factor of your account at ${blogName} was turned on. Signing in with the password takes a one-time code from now on.`,
  },
  'second-factor.disabled': {
    subject: 'Your second factor is off at',
    heading: 'Your second factor is off',
    text: (_, blogName) =>
      `The second factor of your account at ${blogName} was turned off. The password alone signs in from now on.`,
  },
  'recovery-codes.made': {
    subject: 'New recovery codes at',
    heading: 'New recovery codes',
    text: (_, blogName) =>
      `New recovery codes were made for your account at ${blogName}. All earlier ones are no longer valid.`,
  },
  'invitation.accepted': {
    isToOthers: true,
    subject: 'A new administrator at',
    heading: 'A new administrator',
    text: (about, blogName) =>
      `${about} has an account at ${blogName} now, by an invitation. Users shows with which role.`,
  },
  'administrator.added': {
    isToOthers: true,
    subject: 'A new administrator at',
    heading: 'A new administrator',
    text: (about, blogName) =>
      `${about} has an account at ${blogName} now, without an invitation. Users shows with which role.`,
  },
  'administrator.role-changed': {
    isToOthers: true,
    isAboutEntry: true,
    subject: 'A role was changed at',
    heading: 'A role was changed',
    text: (about, blogName) => `The role of an account at ${blogName} was changed: ${about}.`,
  },
} as const satisfies Partial<Record<AuditEvent, AccountNotice>>

export type NoticeEvent = keyof typeof ACCOUNT_NOTICES

export function isNoticeEvent(event: string): event is NoticeEvent {
  return Object.hasOwn(ACCOUNT_NOTICES, event)
}

/** Maximum number of notices of one event to one account per hour. */
export const NOTICES_PER_HOUR = 5
