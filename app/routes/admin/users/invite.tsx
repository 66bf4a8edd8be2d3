import { useEffect, useRef, useState } from 'react'
import type { Invitation } from '#domain/api/account-answers.ts'
import type { Role } from '#domain/identity/role.ts'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { isLocalSite } from '../shell/local-site.ts'
import { OneTimeText } from '../shell/one-time-text.tsx'
import { Part } from '../shell/screen-title.tsx'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { submitting, useCall } from '../shell/use-call.ts'
import { RoleField } from './role-field.tsx'

interface InviteProps {
  invitations: readonly Invitation[]
  /** Whether a transport other than the mailbox sends mail. */
  isMailed: boolean
}

interface Sent {
  id: string
  email: string
  link: string
}

/** Invites an administrator, in a role. The link is mailed, and shown once so that it can be passed on in another way. */
export function Invite({ invitations, isMailed }: InviteProps) {
  const { t } = useLocale()
  const { value: email, change: setEmail } = useUnsavedInput('invitation', '')
  const { value: role, change: setRole } = useUnsavedInput<Role>('invitation-role', 'author')
  const { isBusy, errors, run, forget } = useCall()
  const [sent, setSent] = useState<readonly Sent[]>([])
  // Without those that were accepted, withdrawn or replaced.
  const open = sent.filter((one) => invitations.some(({ id }) => id === one.id))

  async function invite() {
    await run(() => call<Sent>('POST', '/api/invitations', { email, role }), {
      onSuccess(invitation) {
        setSent((others) => [invitation, ...others])
        setEmail('')
        setRole('author')
        toastSuccess(t('users.isInvited', { email: invitation.email }))
      },
      onFailure: ({ errors, detail }) => toastFailure(errors.email ?? detail),
    })
  }

  return (
    <Part className="part columns" title={t('users.inviteSomebody')}>
      <p className="columns__side">{isMailed ? t('users.linkIsMailed') : t('users.linkIsYours')}</p>
      <form className="stack stack--form" onSubmit={submitting(invite)} aria-busy={isBusy} noValidate>
        <TextField
          label={t('labels.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(text) => {
            setEmail(text)
            forget('email')
          }}
          error={errors.email}
        />
        <RoleField value={role} onChange={setRole} error={errors.role} />
        <p className="actions">
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? t('users.inviting') : t('users.invite')}
          </Button>
        </p>
      </form>
      {open.map((one) => (
        <SentLink key={one.id} sent={one} isMailed={isMailed} />
      ))}
    </Part>
  )
}

function SentLink({ sent: { email, link }, isMailed }: { sent: Sent; isMailed: boolean }) {
  const { t } = useLocale()
  const box = useRef<HTMLDivElement>(null)
  // The form above it fills the window.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [])
  const { origin } = new URL(link)
  return (
    <div ref={box} className="alert alert--success stack stack--tight">
      <p role="status">{isMailed ? t('users.invitedByMail', { email }) : t('users.invitedByLink', { email })}</p>
      <OneTimeText text={link} label={t('users.linkFor', { email })} copy={t('users.copyLink')} />
      {isLocalSite(origin) && (
        <p className="meta">
          <Message of="users.linkOpensHereOnly" slots={{ siteUrl: origin, code: (words) => <code>{words}</code> }} />
        </p>
      )}
    </div>
  )
}
