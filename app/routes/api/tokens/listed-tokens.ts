import type { RouterContextProvider } from 'react-router'
import type { ApiToken } from '#domain/api/api-answers.ts'
import { servicesContext, viewerContext } from '../../../context.ts'

/** The API tokens that the signed-in administrator sees and may revoke: those of the account, or for an owner all of them. */
export function listedTokens(context: Readonly<RouterContextProvider>): Promise<ApiToken[]> {
  const { id, role } = context.get(viewerContext)!
  return context.get(servicesContext).apiTokens.list(role === 'owner' ? undefined : id)
}
