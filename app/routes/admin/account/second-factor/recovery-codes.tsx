import { useEffect, useRef, useState } from 'react'
import { Button, QuietButton } from '../../../../ui/button.tsx'
import { Check } from '../../../../ui/choices/check.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { Message } from '../../../../ui/message.tsx'
import { useApplication } from '../../application-context.ts'
import { useLeaveWarning } from '../../shell/leave-warning.ts'

export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const { t } = useLocale()
  const { blogName, email } = useApplication()
  const [isStored, setStored] = useState(false)
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => start.current?.focus(), [])
  useLeaveWarning(!isStored)

  function download() {
    const text = `${t('account.recoveryFile', { email, blogName })}\n\n${codes.join('\n')}\n`
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <div className="stack stack--form">
      <p className="told" tabIndex={-1} ref={start}>
        <Message of="account.storeCodes" slots={{ strong: (words) => <strong>{words}</strong> }} />
      </p>
      <ol className="panel field-grid codes" aria-label={t('account.recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>
            <code className="code">{code}</code>
          </li>
        ))}
      </ol>
      <p className="actions">
        <QuietButton data-copy={codes.join('\n')}>
          <span data-copy-label="">{t('account.copy')}</span>
        </QuietButton>
        <QuietButton onClick={download}>{t('account.download')}</QuietButton>
      </p>
      <Check checked={isStored} onChange={setStored}>
        {t('account.iHaveStoredThem')}
      </Check>
      <p className="actions">
        <Button disabled={!isStored} onClick={onStored}>
          {t('account.done')}
        </Button>
      </p>
    </div>
  )
}
