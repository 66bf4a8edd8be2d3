import type { Connection } from '#server/db/database.ts'

export const BLOG_OWNER = { id: 'a_owner', email: 'anna@den.example' }

/** Fills tables that do not grow: an account with credentials, keys, the address of a removed account, and a nearly full mailbox. */
export async function beginBlog({ write, now }: Connection): Promise<void> {
  const at = now().toISOString()
  const created = { created_at: at, updated_at: at }
  const account = {
    email: BLOG_OWNER.email,
    name: 'Anna',
    email_verified: 1,
    role: 'owner' as const,
    passkey_user_id: 'u',
  }
  await write
    .insertInto('accounts')
    .values({ id: BLOG_OWNER.id, ...account, ...created })
    .execute()
  await write
    .insertInto('old_slugs')
    .values({ kind: 'tag', slug: 'a', label: 'B', former_label: null, changed_by: '' })
    .execute()
  const credential = { provider_id: 'credential', provider_account_id: BLOG_OWNER.id, password: 'x' }
  await write
    .insertInto('account_credentials')
    .values({ id: 'c', account_id: BLOG_OWNER.id, ...credential, ...created })
    .execute()
  const secret = { secret: 's', created_at: at, confirmed_at: at, last_step: 1 }
  await write
    .insertInto('totp_secrets')
    .values({ account_id: BLOG_OWNER.id, ...secret })
    .execute()
  await write.insertInto('recovery_codes').values({ code_hash: 'r', account_id: BLOG_OWNER.id }).execute()
  const passkey = { name: 'k', credential_id: 'i', public_key: 'p', counter: 0, transports: '', is_backed_up: 0 }
  await write
    .insertInto('passkeys')
    .values({ id: 'y_owner', account_id: BLOG_OWNER.id, ...passkey, created_at: at, last_used_at: null })
    .execute()
  const token = {
    name: 't',
    token_hash: 'h',
    scopes: 'posts:read',
    created_at: at,
    last_used_at: null,
    expires_at: null,
  }
  await write
    .insertInto('api_tokens')
    .values({ id: 't_owner', account_id: BLOG_OWNER.id, ...token })
    .execute()
  await write
    .insertInto('linked_identities')
    .values({
      issuer: 'i',
      subject: 's',
      account_id: null,
      email: 'gone@den.example',
      created_at: at,
      last_used_at: at,
    })
    .execute()
  await write.insertInto('removed_addresses').values({ email: 'gone@den.example', removed_at: at }).execute()
  const mail = {
    recipient: 'a@mail.example',
    sender: '',
    subject: 's',
    text_body: 't',
    html_body: 'h',
    headers: '{}',
  }
  const mails = (kind: 'announcement' | 'confirmation') =>
    Array.from({ length: 480 }, (_, index) => ({ ...mail, id: `${kind}-${index}`, kind, created_at: at }))
  await write
    .insertInto('mailbox_messages')
    .values([...mails('announcement'), ...mails('confirmation')])
    .execute()
  await write.insertInto('secrets').values({ name: 'unsubscribe', value: 'x', created_at: at }).execute()
}
