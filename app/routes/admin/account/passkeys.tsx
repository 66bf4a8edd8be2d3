import { useState } from 'react'
import type { Passkey } from '#domain/api/account-answers.ts'
import { deleteIfThere } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
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
  const { t } = useLocale()
  const obstacle = usePasskeyObstacle(siteUrl)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const { fallback, ...focus } = useFocusFallback<HTMLHeadingElement>(passkeys)
  const { ask, dialog } = useRowQuestion<Passkey>(focus, ({ id, name }) => ({
    lead: t('account.removeThisPasskey'),
    title: name,
    text: t('account.removedPasskeyMeans'),
    confirm: t('labels.remove'),
    busy: t('labels.removing'),
    request: () => deleteIfThere(`/api/auth/passkeys/${id}`),
    done: t('account.passkeyRemoved', { name }),
  }))

  function close() {
    setRenamed(null)
    focus.settle()
  }

  return (
    <Part className="part passkeys columns" title={t('account.passkeys')} heading={fallback}>
      <p className="columns__side">{t('account.aboutPasskeys')}</p>
      <div className="stack stack--form">
        {passkeys.length === 0 ? (
          <p>
            <strong>{t('account.noPasskeyYet')}</strong> {obstacle ?? t('account.thisDeviceCanBeFirst')}
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
