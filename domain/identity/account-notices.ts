import type { AuditEvent } from '../audit-event.ts'
import type { AccountMails } from '../locales/account-mails.ts'

type Words = keyof AccountMails

export interface AccountNotice {
  /** Whether it goes to all other owners instead of the account concerned. */
  readonly isToOthers?: true
  /** For notices to others: whether the text names what the audit entry is about instead of the account concerned. */
  readonly isAboutEntry?: true
  /** Messages of mails to accounts. The heading is also the subject, with the name of the blog. */
  readonly heading: Words
  /** `{about}` is what the audit log says of the event, such as the name of a token; may be empty. */
  readonly text: Words
}

/** The events of the audit log that are mailed. A sign-in is only mailed if the device is new. */
export const ACCOUNT_NOTICES = {
  'account.signed-in': { heading: 'newDevice', text: 'newDeviceText' },
  'account.signed-in-by-recovery-code': { heading: 'recoveryCode', text: 'recoveryCodeText' },
  'password.changed': { heading: 'passwordChanged', text: 'passwordChangedText' },
  'password.reset': { heading: 'passwordReset', text: 'passwordResetText' },
  'token.made': { heading: 'tokenMade', text: 'tokenMadeText' },
  'passkey.added': { heading: 'passkeyAdded', text: 'passkeyAddedText' },
  'passkey.removed': { heading: 'passkeyRemoved', text: 'passkeyRemovedText' },
  'identity.linked': { heading: 'identityLinked', text: 'identityLinkedText' },
  'second-factor.enabled': { heading: 'secondFactorOn', text: 'secondFactorOnText' },
  'second-factor.disabled': { heading: 'secondFactorOff', text: 'secondFactorOffText' },
  'recovery-codes.made': { heading: 'recoveryCodes', text: 'recoveryCodesText' },
  'invitation.accepted': { isToOthers: true, heading: 'newAdministrator', text: 'invitationAcceptedText' },
  'administrator.added': { isToOthers: true, heading: 'newAdministrator', text: 'administratorAddedText' },
  'administrator.role-changed': {
    isToOthers: true,
    isAboutEntry: true,
    heading: 'roleChanged',
    text: 'roleChangedText',
  },
} as const satisfies Partial<Record<AuditEvent, AccountNotice>>

export type NoticeEvent = keyof typeof ACCOUNT_NOTICES

export function isNoticeEvent(event: string): event is NoticeEvent {
  return Object.hasOwn(ACCOUNT_NOTICES, event)
}

/** Maximum number of notices of one event to one account per hour. */
export const NOTICES_PER_HOUR = 5
