import type { ApiToken } from '#domain/api/api-answers.ts'
import type { Scope } from '#domain/identity/api-token.ts'
import { TextButton } from '../../../ui/button.tsx'
import { deleteIfThere } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
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
  const { t, commas } = useLocale()
  const { fallback, ...focus } = useFocusFallback<HTMLHeadingElement>(tokens)
  const { ask, dialog } = useRowQuestion<ApiToken>(focus, ({ id, name }) => ({
    lead: t('account.revokeThis'),
    title: name,
    text: t('account.revokedTokenMeans'),
    confirm: t('account.revoke'),
    busy: t('account.revoking'),
    request: () => deleteIfThere(`/api/tokens/${id}`),
    done: t('account.tokenRevoked', { name }),
  }))
  return (
    <Part title={t('account.apiTokens')} heading={fallback}>
      {tokens.length > 0 && (
        <CardTable
          columns={[
            { name: t('labels.name'), of: ({ name }) => <span className="wraps">{name}</span> },
            { name: t('labels.by'), of: ({ email }) => <span className="wraps">{email}</span> },
            { name: t('account.may'), of: ({ scopes }) => <span className="wraps">{commas(scopes)}</span> },
            {
              name: t('account.lastUsed'),
              of: ({ lastUsedAt }) => (lastUsedAt ? <Day instant={lastUsedAt} /> : t('account.never')),
            },
            {
              name: t('labels.until'),
              of: ({ expiresAt }) => (expiresAt ? <Day instant={expiresAt} /> : t('account.noEnd')),
            },
          ]}
          rows={tokens}
          action={(token) => (
            <TextButton onClick={() => ask(token)} aria-label={t('account.revokeNamed', { name: token.name })}>
              {t('account.revoke')}
            </TextButton>
          )}
        />
      )}
      <NewToken tokens={tokens} allowed={scopes} />
      {dialog}
    </Part>
  )
}
