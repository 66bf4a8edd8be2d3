import { useState } from 'react'
import { Link } from 'react-router'
import { ROLE_LABELS } from '#domain/identity/role.ts'
import type { Pictures } from '#domain/pictures/picture.ts'
import { type AuthorProfile, EMPTY_PROFILE } from '#domain/posts/authors/author-profile.ts'
import type { Account } from '#server/identity/account-repository.ts'
import { TextButton } from '../../../ui/button.tsx'
import { deleteIfThere } from '../../../ui/call.ts'
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
  const { ask, dialog } = useRowQuestion<Account>(focus, ({ id, email }) => ({
    lead: 'Remove:',
    title: email,
    text: 'They are signed out everywhere at once, and their API tokens end. All open invitations end too, because they may have seen the links. What they wrote stays.',
    confirm: 'Remove',
    busy: 'Removing…',
    request: () => deleteIfThere(`/api/administrators/${id}`),
    done: `${email} is removed`,
  }))
  const [changed, setChanged] = useState<Account | null>(null)
  const [described, setDescribed] = useState<Account | null>(null)
  const profile = (described && authors.profiles.get(described.id)) ?? EMPTY_PROFILE

  return (
    <>
      <CardTable
        columns={[
          { name: 'Address', of: ({ email }) => email },
          { name: 'Name', of: ({ name }) => <span className="wraps">{name}</span> },
          { name: 'Role', of: ({ role }) => ROLE_LABELS[role] },
        ]}
        rows={administrators}
        action={(administrator) =>
          administrator.id === viewerId ? (
            <Link className="text-button" to="/admin/account">
              You
            </Link>
          ) : (
            <>
              <TextButton onClick={() => setDescribed(administrator)} aria-label={`Profile: ${administrator.email}`}>
                Profile
              </TextButton>
              <TextButton onClick={() => setChanged(administrator)} aria-label={`Change role: ${administrator.email}`}>
                Change role
              </TextButton>
              <TextButton onClick={() => ask(administrator)} aria-label={`Remove: ${administrator.email}`}>
                Remove
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
