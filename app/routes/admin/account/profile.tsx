import { useState } from 'react'
import type { Account } from '#server/identity/account-repository.ts'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { Check } from '../../../ui/choices/check.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { submitting } from '../shell/use-call.ts'
import { useForm } from '../shell/use-form.ts'

interface ProfileProps {
  readonly viewer: Account
  /** The name as printed; empty until it is given. */
  readonly authorName: string
  /** The number of own posts that name this author. */
  readonly named: number
  /** Whether a link can be mailed to a new address. */
  readonly isMailed: boolean
}

export function Profile({ viewer, isMailed, ...printed }: ProfileProps) {
  return (
    <div className="columns">
      <p className="columns__side">
        Your new posts name you as their author, and other administrators see your name.{' '}
        {isMailed
          ? 'A new address takes effect when you open the link mailed to it. The old address gets a notice.'
          : 'Mail is not set up yet, so a new address cannot be confirmed.'}
      </p>
      <div className="stack stack--form">
        <NameForm proposed={viewer.name} {...printed} />
        {isMailed && <AddressForm email={viewer.email} />}
      </div>
    </div>
  )
}

interface NameFormProps extends Pick<ProfileProps, 'authorName' | 'named'> {
  /** Shown until a name is given. */
  readonly proposed: string
}

function NameForm({ proposed, authorName: saved, named }: NameFormProps) {
  const { isBusy, run, values, change, field } = useForm({ name: saved || proposed, renamePosts: false })
  const { name, renamePosts } = values
  const isChanged = name.trim() !== '' && name.trim() !== saved
  const save = () =>
    isChanged &&
    run(() => call('PATCH', '/api/account', values), {
      onSuccess() {
        change({ renamePosts: false })
        toastSuccess(renamePosts ? 'Name saved, in your posts too' : 'Name saved')
      },
    })
  return (
    <form className="stack" onSubmit={submitting(save)} aria-busy={isBusy} noValidate>
      <TextField
        label="Name as printed"
        autoComplete="name"
        {...field('name')}
        hint={saved ? undefined : 'Not saved yet. Once it is, new posts begin with it.'}
      />
      {isChanged && named > 0 && (
        <Check checked={renamePosts} onChange={(renamePosts) => change({ renamePosts })}>
          Change “{saved}” in {named === 1 ? 'one post' : `${named.toLocaleString('en')} posts`} of yours as well
        </Check>
      )}
      <p className="actions">
        <Button type="submit" aria-disabled={!isChanged || isBusy}>
          {isBusy ? 'Saving…' : 'Save name'}
        </Button>
      </p>
    </form>
  )
}

function AddressForm({ email: saved }: { readonly email: string }) {
  const { isBusy, run, values, change, field } = useForm({ email: saved, password: '' })
  const { email, password } = values
  const [askedFor, setAskedFor] = useState('')
  const isChanged = email.trim() !== '' && email.trim() !== saved
  const canAsk = isChanged && password !== ''

  async function ask() {
    if (!canAsk) return
    await run(() => call<{ email: string }>('POST', '/api/account/email', values), {
      reload: 'never',
      onSuccess(result) {
        setAskedFor(result.email)
        change({ password: '' })
      },
    })
  }

  return (
    <form className="stack" onSubmit={submitting(ask)} aria-busy={isBusy} noValidate>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        {...field('email')}
        hint={
          <span role="status">
            {askedFor &&
              `A link is on its way to ${askedFor}. It works once, for 30 minutes. Nothing changes until you open it.`}
          </span>
        }
      />
      {isChanged && <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />}
      <p className="actions">
        <Button type="submit" aria-disabled={!canAsk || isBusy}>
          Change address
        </Button>
      </p>
    </form>
  )
}
