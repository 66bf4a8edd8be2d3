import type { Passkey } from '#domain/api/account-answers.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
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
            Since <Day instant={passkey.createdAt} />,{' '}
            {passkey.lastUsedAt ? (
              <>
                last used <Day instant={passkey.lastUsedAt} />
              </>
            ) : (
              t('account.neverUsed')
            )}
          </p>
          <p className="item__end cluster">
            <TextButton onClick={() => onRename(passkey)} aria-label={t('account.renameName', { name: passkey.name })}>
              {t('labels.rename')}
            </TextButton>
            <TextButton onClick={() => onRemove(passkey)} aria-label={t('account.removeName', { name: passkey.name })}>
              {t('account.remove')}
            </TextButton>
          </p>
        </li>
      ))}
    </ul>
  )
}
