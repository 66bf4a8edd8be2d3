import { useState } from 'react'
import type { Account } from '#server/identity/account-repository.ts'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { Check } from '../../../ui/choices/check.tsx'
import { useLocale } from '../../../ui/locale.ts'
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
  const { t } = useLocale()
  return (
    <div className="columns">
      <p className="columns__side">
        {t('account.newPostsNameYou')} {isMailed ? t('account.newAddressNeedsLink') : t('account.newAddressNeedsMail')}
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
  const { t } = useLocale()
  const { isBusy, run, values, change, field } = useForm({ name: saved || proposed, renamePosts: false })
  const { name, renamePosts } = values
  const isChanged = name.trim() !== '' && name.trim() !== saved
  const save = () =>
    isChanged &&
    run(() => call('PATCH', '/api/account', values), {
      onSuccess() {
        change({ renamePosts: false })
        toastSuccess(renamePosts ? t('account.nameSavedInPosts') : t('account.nameSaved'))
      },
    })
  return (
    <form className="stack" onSubmit={submitting(save)} aria-busy={isBusy} noValidate>
      <TextField
        label={t('labels.nameAsPrinted')}
        autoComplete="name"
        {...field('name')}
        hint={saved ? undefined : t('account.nameNotSavedYet')}
      />
      {isChanged && named > 0 && (
        <Check checked={renamePosts} onChange={(renamePosts) => change({ renamePosts })}>
          {t('account.changeNameInPosts', { name: saved, count: named })}
        </Check>
      )}
      <p className="actions">
        <Button type="submit" aria-disabled={!isChanged || isBusy}>
          {isBusy ? t('labels.saving') : t('account.saveName')}
        </Button>
      </p>
    </form>
  )
}

function AddressForm({ email: saved }: { readonly email: string }) {
  const { t } = useLocale()
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
        label={t('labels.email')}
        type="email"
        autoComplete="email"
        {...field('email')}
        hint={<span role="status">{askedFor && t('account.linkIsOnItsWay', { address: askedFor })}</span>}
      />
      {isChanged && (
        <PasswordField label={t('account.yourPassword')} autoComplete="current-password" {...field('password')} />
      )}
      <p className="actions">
        <Button type="submit" aria-disabled={!canAsk || isBusy}>
          {t('account.changeAddress')}
        </Button>
      </p>
    </form>
  )
}
