import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MailWayStatus } from '#server/mail/open-mail.ts'
import { call } from '../../../ui/call.ts'
import { TextInput } from '../post-form/basic-fields.tsx'

interface SendTestProps {
  /** By which the mail goes. */
  transport: MailWayStatus['transport']
  /** E-mail address of whoever is signed in. */
  viewer: string
  /** While what would be tried is not saved. */
  isDisabled?: boolean
}

/** Sends one mail now, and says in the server's words what became of it. */
export function SendTest({ transport, viewer, isDisabled = false }: SendTestProps) {
  const { revalidate } = useRevalidator()
  const [to, setTo] = useState(viewer)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [word, setWord] = useState<{ ok: boolean; reply: string } | null>(null)

  async function test() {
    if (isBusy || isDisabled) return
    setBusy(true)
    setWord(null)
    const result = await call<{ reply: string }>('POST', '/api/mail/test', { to, transport })
    setBusy(false)
    const wrong = result.ok ? undefined : result.refusal.errors.to
    setError(wrong)
    // Nobody was asked for such an address.
    if (wrong) return
    setWord(result.ok ? { ok: true, reply: result.value.reply } : { ok: false, reply: result.refusal.detail })
    await revalidate()
  }

  const isKept = word?.ok && transport === 'mailbox'
  return (
    <div className="exchange__form mail__test">
      <TextInput
        label="Send a test to"
        value={to}
        onChange={(text) => {
          setTo(text)
          setError(undefined)
        }}
        error={error}
      />
      <p className="actions">
        <button type="button" className="button button--quiet" onClick={test} aria-disabled={isBusy || isDisabled}>
          {isBusy ? 'Asking the server…' : 'Send test'}
        </button>
      </p>
      {word && (
        <div className={word.ok ? 'confirmation' : 'refusal'} role="status">
          <p>{isKept ? 'It was kept in the mailbox, and went nowhere.' : saidWords(word)}</p>
          {!isKept && <p className="refusal__code">{word.reply}</p>}
        </div>
      )}
    </div>
  )
}

function saidWords({ ok }: { ok: boolean }): string {
  return ok ? 'The server took it. It said:' : 'It did not go out. The server said:'
}
