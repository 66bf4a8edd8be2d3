import type { ApiToken } from '#domain/api/api-answers.ts'
import type { Scope } from '#domain/identity/api-token.ts'
import { TextButton } from '../../../ui/button.tsx'
import { deleteIfThere } from '../../../ui/call.ts'
import { CardTable } from '../list/card-table.tsx'
import { Day } from '../list/day.tsx'
import { useRowQuestion } from '../list/row-question.tsx'
import { useFocusFallback } from '../shell/focus-fallback.ts'
import { Part } from '../shell/screen-title.tsx'
import { NewToken } from './new-token.tsx'

interface TokensProps {
  readonly tokens: readonly ApiToken[]
  readonly scopes: readonly Scope[]
}

export function Tokens({ tokens, scopes }: TokensProps) {
  const { fallback, ...focus } = useFocusFallback<HTMLHeadingElement>(tokens)
  const { ask, dialog } = useRowQuestion<ApiToken>(focus, ({ id, name }) => ({
    lead: 'Revoke:',
    title: name,
    text: 'Programs that use this token stop working at once.',
    confirm: 'Revoke',
    busy: 'Revoking…',
    request: () => deleteIfThere(`/api/tokens/${id}`),
    done: `${name} is revoked`,
  }))
  return (
    <Part title="API tokens" heading={fallback}>
      {tokens.length > 0 && (
        <CardTable
          columns={[
            { name: 'Name', of: ({ name }) => <span className="wraps">{name}</span> },
            { name: 'By', of: ({ email }) => <span className="wraps">{email}</span> },
            { name: 'May', of: ({ scopes }) => <span className="wraps">{scopes.join(', ')}</span> },
            { name: 'Last used', of: ({ lastUsedAt }) => (lastUsedAt ? <Day instant={lastUsedAt} /> : 'Never') },
            { name: 'Until', of: ({ expiresAt }) => (expiresAt ? <Day instant={expiresAt} /> : 'No end') },
          ]}
          rows={tokens}
          action={(token) => (
            <TextButton onClick={() => ask(token)} aria-label={`Revoke: ${token.name}`}>
              Revoke
            </TextButton>
          )}
        />
      )}
      <NewToken tokens={tokens} allowed={scopes} />
      {dialog}
    </Part>
  )
}
