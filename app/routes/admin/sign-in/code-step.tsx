import { useEffect, useId, useRef, useState } from 'react'
import { Button, QuietButton, TextButton } from '../../../ui/button.tsx'
import type { Refusal } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { submitting } from '../shell/use-call.ts'
import { CodeField } from './code-field.tsx'

interface CodeStepProps {
  isBusy: boolean
  refusal: Refusal | null
  onCode: (code: string) => void
  /** Called on input, to clear the error message. */
  onChange: () => void
  onBack: () => void
}

/** The second step of signing in, after the correct password: the code of an app, or a recovery code. */
export function CodeStep({ isBusy, refusal, onCode, onChange, onBack }: CodeStepProps) {
  const { t } = useLocale()
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [isRecovery])
  useEffect(() => {
    if (!refusal) return
    input.current?.focus()
    input.current?.select()
  }, [refusal])

  return (
    <form className="panel stack stack--form login__form" onSubmit={submitting(() => onCode(code))} aria-busy={isBusy}>
      <CodeField
        label={isRecovery ? t('signIn.recoveryCode') : t('signIn.code')}
        hint={isRecovery ? t('signIn.oneOfTen') : t('signIn.codeOfApp')}
        isRecovery={isRecovery}
        value={code}
        onChange={(text) => {
          setCode(text)
          if (refusal) onChange()
        }}
        refusedBy={refusal ? id : undefined}
        ref={input}
      />
      {refusal && (
        <RefusalNote id={id} data-code={refusal.code}>
          {refusal.detail}
        </RefusalNote>
      )}
      <p className="actions">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? t('signIn.opening') : t('signIn.login')}
        </Button>
        <QuietButton onClick={onBack}>{t('signIn.back')}</QuietButton>
      </p>
      <p>
        <TextButton
          onClick={() => {
            setRecovery(!isRecovery)
            setCode('')
            onChange()
          }}
        >
          {isRecovery ? t('signIn.useCodeOfApp') : t('signIn.useRecoveryCode')}
        </TextButton>
      </p>
    </form>
  )
}
