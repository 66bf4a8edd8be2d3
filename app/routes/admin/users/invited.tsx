import type { Invitation } from '#domain/api/account-answers.ts'
import { ROLE_LABELS } from '#domain/identity/role.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable } from '../list/card-table.tsx'
import { Day } from '../list/day.tsx'
import type { RowFocus } from '../list/row-question.tsx'
import { Part } from '../shell/screen-title.tsx'
import { useCall } from '../shell/use-call.ts'

interface InvitedProps {
  invitations: readonly Invitation[]
  focus: RowFocus
}

export function Invited({ invitations, focus }: InvitedProps) {
  const { t } = useLocale()
  return (
    <Part title={t('users.invited')}>
      <CardTable
        columns={[
          { name: t('labels.address'), of: ({ email }) => email },
          { name: t('users.as'), of: ({ role }) => t(ROLE_LABELS[role]) },
          { name: t('labels.by'), of: ({ invitedBy }) => <span className="wraps">{invitedBy}</span> },
          { name: t('labels.until'), of: ({ expiresAt }) => <Day instant={expiresAt} /> },
        ]}
        rows={invitations}
        action={(invitation) => <Withdraw invitation={invitation} focus={focus} />}
      />
    </Part>
  )
}

function Withdraw({ invitation: { id, email }, focus }: { invitation: Invitation; focus: InvitedProps['focus'] }) {
  const { t } = useLocale()
  const { isBusy, run } = useCall()

  async function withdraw() {
    focus.expectChange()
    await run(() => call('DELETE', `/api/invitations/${id}`), {
      reload: 'always',
      onSuccess: () => toastSuccess(t('users.linkRevoked', { email })),
    })
    focus.settle()
  }

  return (
    <TextButton aria-disabled={isBusy} onClick={withdraw} aria-label={t('users.withdrawNamed', { email })}>
      {t('users.withdraw')}
    </TextButton>
  )
}
