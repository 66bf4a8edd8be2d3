import { useState } from 'react'
import type { Passkey } from '#domain/api/account-answers.ts'
import { deleteIfThere } from '../../../ui/call.ts'
import { usePasskeyObstacle } from '../../../ui/session/passkey-support.ts'
import { useRowQuestion } from '../list/row-question.tsx'
import { useFocusFallback } from '../shell/focus-fallback.ts'
import { Part } from '../shell/screen-title.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

interface PasskeysProps {
  passkeys: readonly Passkey[]
  siteUrl: string
}

export function Passkeys({ passkeys, siteUrl }: PasskeysProps) {
  const obstacle = usePasskeyObstacle(siteUrl)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const { fallback, ...focus } = useFocusFallback<HTMLHeadingElement>(passkeys)
  const { ask, dialog } = useRowQuestion<Passkey>(focus, ({ id, name }) => ({
    lead: 'Remove this passkey:',
    title: name,
    text: 'Nobody can sign in with it any more. Sessions that began with it continue. Your device may still show it until you delete it there too.',
    confirm: 'Remove',
    busy: 'Removing…',
    request: () => deleteIfThere(`/api/auth/passkeys/${id}`),
    done: `${name} is removed`,
  }))

  function close() {
    setRenamed(null)
    focus.settle()
  }

  return (
    <Part className="part passkeys columns" title="Passkeys" heading={fallback}>
      <p className="columns__side">
        With a passkey you sign in by fingerprint, face or device PIN, with nothing to type. It works on this site only,
        so no fake site can steal it. Your password still works.
      </p>
      <div className="stack stack--form">
        {passkeys.length === 0 ? (
          <p>
            <strong>No passkey yet.</strong>{' '}
            {obstacle ?? 'This device can be the first. Phones and security keys may follow.'}
          </p>
        ) : (
          <PasskeyList passkeys={passkeys} onRename={setRenamed} onRemove={ask} />
        )}
        {obstacle === null ? (
          <AddPasskey taken={passkeys.map(({ name }) => name)} />
        ) : (
          passkeys.length > 0 && <p className="meta">{obstacle}</p>
        )}
      </div>
      {renamed && <RenamePasskey passkey={renamed} onClose={close} />}
      {dialog}
    </Part>
  )
}
