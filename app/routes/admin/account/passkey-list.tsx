import type { Passkey } from '#domain/api/account-answers.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Day } from '../list/day.tsx'

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  return (
    <ul className="passkeys__list">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="passkeys__key">
          <p className="passkeys__name">{passkey.name}</p>
          <p className="passkeys__times">
            Since <Day instant={passkey.createdAt} />,{' '}
            {passkey.lastUsedAt ? (
              <>
                last used <Day instant={passkey.lastUsedAt} />
              </>
            ) : (
              'never used'
            )}
          </p>
          <p className="passkeys__actions">
            <TextButton onClick={() => onRename(passkey)} aria-label={`Rename: ${passkey.name}`}>
              Rename
            </TextButton>
            <TextButton onClick={() => onRemove(passkey)} aria-label={`Remove: ${passkey.name}`}>
              Remove…
            </TextButton>
          </p>
        </li>
      ))}
    </ul>
  )
}
