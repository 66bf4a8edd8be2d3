import type { Passkey } from '#domain/api/account-answers.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { Day } from '../list/day.tsx'

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const { t } = useLocale()
  return (
    <ul className="rows passkeys__list">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="item">
          <p className="item__title">{passkey.name}</p>
          <p className="meta">
            {passkey.lastUsedAt ? (
              <Message
                of="account.passkeyUsed"
                slots={{ day: <Day instant={passkey.createdAt} />, lastDay: <Day instant={passkey.lastUsedAt} /> }}
              />
            ) : (
              <Message of="account.passkeyNeverUsed" slots={{ day: <Day instant={passkey.createdAt} /> }} />
            )}
          </p>
          <p className="item__end cluster">
            <TextButton onClick={() => onRename(passkey)} aria-label={t('account.renameNamed', { name: passkey.name })}>
              {t('labels.rename')}
            </TextButton>
            <TextButton onClick={() => onRemove(passkey)} aria-label={t('account.removeNamed', { name: passkey.name })}>
              {t('account.remove')}
            </TextButton>
          </p>
        </li>
      ))}
    </ul>
  )
}
