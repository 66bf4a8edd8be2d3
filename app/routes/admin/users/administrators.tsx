import { useState } from 'react'
import { Link } from 'react-router'
import { ROLE_LABELS } from '#domain/identity/role.ts'
import type { Pictures } from '#domain/pictures/picture.ts'
import { type AuthorProfile, EMPTY_PROFILE } from '#domain/posts/authors/author-profile.ts'
import type { Account } from '#server/identity/account-repository.ts'
import { TextButton } from '../../../ui/button.tsx'
import { deleteIfThere } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { CardTable } from '../list/card-table.tsx'
import { type RowFocus, useRowQuestion } from '../list/row-question.tsx'
import { ChangeProfile } from './change-profile.tsx'
import { ChangeRole } from './change-role.tsx'

interface AdministratorsProps {
  administrators: readonly Account[]
  authors: {
    /** Names as printed, by address. */
    names: ReadonlyMap<string, string>
    /** By the ids of their accounts. */
    profiles: ReadonlyMap<string, AuthorProfile>
    /** Portraits. */
    pictures: Pictures
  }
  /** Id of the signed-in administrator. */
  viewerId: string
  focus: RowFocus
}

/** The list of administrators. Removing oneself or one's own role is not offered, so an owner is left. */
export function Administrators({ administrators, authors, viewerId, focus }: AdministratorsProps) {
  const { t } = useLocale()
  const { ask, dialog } = useRowQuestion<Account>(focus, ({ id, email }) => ({
    lead: t('users.remove'),
    title: email,
    text: t('users.removingMeans'),
    confirm: t('labels.remove'),
    busy: t('labels.removing'),
    request: () => deleteIfThere(`/api/administrators/${id}`),
    done: t('users.isRemoved', { email }),
  }))
  const [changed, setChanged] = useState<Account | null>(null)
  const [described, setDescribed] = useState<Account | null>(null)
  const profile = (described && authors.profiles.get(described.id)) ?? EMPTY_PROFILE

  return (
    <>
      <CardTable
        columns={[
          { name: t('labels.address'), of: ({ email }) => email },
          { name: t('labels.name'), of: ({ name }) => <span className="wraps">{name}</span> },
          { name: t('users.role'), of: ({ role }) => t(ROLE_LABELS[role]) },
        ]}
        rows={administrators}
        action={(administrator) =>
          administrator.id === viewerId ? (
            <Link className="text-button" to="/admin/account">
              {t('users.you')}
            </Link>
          ) : (
            <>
              <TextButton
                onClick={() => setDescribed(administrator)}
                aria-label={t('users.profileOf', { email: administrator.email })}
              >
                {t('labels.profile')}
              </TextButton>
              <TextButton
                onClick={() => setChanged(administrator)}
                aria-label={t('users.changeRoleOf', { email: administrator.email })}
              >
                {t('users.changeRole')}
              </TextButton>
              <TextButton
                onClick={() => ask(administrator)}
                aria-label={t('users.removeNamed', { email: administrator.email })}
              >
                {t('labels.remove')}
              </TextButton>
            </>
          )
        }
      />
      {changed && <ChangeRole administrator={changed} onClose={() => setChanged(null)} />}
      {described && (
        <ChangeProfile
          administrator={described}
          authorName={authors.names.get(described.email) ?? ''}
          profile={profile}
          portrait={authors.pictures.get(profile.portrait) ?? null}
          onClose={() => setDescribed(null)}
        />
      )}
      {dialog}
    </>
  )
}
