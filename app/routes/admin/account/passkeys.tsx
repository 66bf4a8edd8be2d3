import { useId, useState } from 'react'
import type { Passkey } from '#domain/api/account-answers.ts'
import { usePasskeyObstacle } from '../../../ui/session/passkey-support.ts'
import { useFocusFallback } from '../shell/focus-fallback.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { RemovePasskey } from './remove-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

interface PasskeysProps {
  passkeys: readonly Passkey[]
  siteUrl: string
}

type Asked = { what: 'rename' | 'remove'; passkey: Passkey } | null

/** Lists the passkeys of the signed-in administrator, with actions to add, rename and remove them. */
export function Passkeys({ passkeys, siteUrl }: PasskeysProps) {
  const id = useId()
  const obstacle = usePasskeyObstacle(siteUrl)
  const [asked, setAsked] = useState<Asked>(null)
  const { fallback, settle, expectChange } = useFocusFallback<HTMLHeadingElement>(passkeys)

  function close() {
    setAsked(null)
    settle()
  }

  return (
    <section className="mail__part passkeys columns" aria-labelledby={id}>
      <h3 className="post-form__heading" id={id} tabIndex={-1} ref={fallback}>
        Passkeys
      </h3>
      <p className="columns__side">
        With a passkey you sign in by fingerprint, face or the PIN of a device, and type nothing. It works on this site
        alone, so no other one can trick you out of it. Your password goes on working beside it.
      </p>
      <div>
        {passkeys.length === 0 ? (
          <p className="passkeys__none">
            <strong>No passkey yet.</strong>{' '}
            {obstacle ?? 'This device can be the first. Phones and security keys may follow.'}
          </p>
        ) : (
          <PasskeyList
            passkeys={passkeys}
            onRename={(passkey) => setAsked({ what: 'rename', passkey })}
            onRemove={(passkey) => setAsked({ what: 'remove', passkey })}
          />
        )}
        {obstacle === null ? (
          <AddPasskey taken={passkeys.map(({ name }) => name)} />
        ) : (
          passkeys.length > 0 && <p className="passkeys__note">{obstacle}</p>
        )}
      </div>
      {asked?.what === 'rename' && <RenamePasskey passkey={asked.passkey} onClose={close} />}
      {asked?.what === 'remove' && <RemovePasskey passkey={asked.passkey} onRemove={expectChange} onClose={close} />}
    </section>
  )
}
