import type { ClipboardEvent } from 'react'
import type { Locale, MessageKey } from '#domain/locales/locale.ts'
import { MAIL_PROVIDERS, mailProviderOf } from '#domain/mail/mail-providers.ts'
import { MAIL_ENCRYPTIONS, type MailEncryption } from '#domain/mail/mail-server-fields.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { encryptionChange, providerChange, withAddress } from './server-form-values.ts'
import type { useServerForm } from './use-server-form.ts'

/** Labels with the usual port, short enough for a phone. */
const ENCRYPTIONS = {
  tls: 'mail.tls',
  starttls: 'mail.starttls',
  optional: 'mail.starttlsIfOffered',
} as const satisfies Record<MailEncryption, MessageKey>

export function ServerFields({ form }: { form: ReturnType<typeof useServerForm> }) {
  const { t } = useLocale()
  const { values, isPasswordStored, errors, change } = form
  const provider = mailProviderOf(values.host)

  /** Splits a complete address in the host field into the fields. @returns whether it was one */
  function split(host: string): boolean {
    const server = withAddress({ ...values, host })
    if (server.host === host) return false
    change(server)
    return true
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (split(event.clipboardData.getData('text'))) event.preventDefault()
  }

  return (
    <>
      <SelectField
        label={t('mail.provider')}
        hint={provider && t(`mail.${provider.id}Hint`)}
        value={provider?.id ?? ''}
        onChange={(id) => change(providerChange(id))}
        options={[['', t('mail.otherServer')], ...MAIL_PROVIDERS.map(({ id, name }) => [id, name] as const)]}
      />
      <div className="pair">
        <TextField
          label={t('mail.host')}
          value={values.host}
          onChange={(host) => change({ host })}
          onBlur={() => split(values.host)}
          onPaste={paste}
          error={errors.host}
          hint={t('mail.hostHint')}
          autoComplete="off"
          spellCheck={false}
          className="mail__host"
        />
        <TextField
          label={t('mail.port')}
          inputMode="numeric"
          value={values.port}
          onChange={(port) => change({ port })}
          error={errors.port}
          autoComplete="off"
          className="mail__port"
        />
      </div>
      <SelectField
        label={t('mail.encryption')}
        hint={encryptionHint(t, values)}
        value={values.encryption}
        onChange={(encryption) => change(encryptionChange(values, encryption))}
        options={MAIL_ENCRYPTIONS.map((encryption) => [encryption, t(ENCRYPTIONS[encryption])])}
      />
      <div className="pair">
        <TextField
          label={t('mail.user')}
          value={values.user}
          onChange={(user) => change({ user })}
          error={errors.user}
          hint={t('mail.userHint')}
          autoComplete="off"
          spellCheck={false}
        />
        <PasswordField
          label={t('labels.password')}
          autoComplete="new-password"
          isOptional
          value={values.password ?? ''}
          onChange={(text) => change({ password: text === '' && isPasswordStored ? null : text })}
          error={errors.password}
          hint={isPasswordStored && !errors.password ? t('mail.passwordStored') : undefined}
        />
      </div>
    </>
  )
}

/** Hint about connections on which the chosen encryption is not used; undefined for other choices. */
function encryptionHint(
  t: Locale['t'],
  { encryption, user }: { readonly encryption: MailEncryption; readonly user: string },
) {
  if (encryption === 'optional') return t('mail.passwordUnencrypted')
  if (encryption !== 'starttls') return undefined
  return t(user === '' ? 'mail.mailUnencrypted' : 'mail.noPasswordUnencrypted')
}
