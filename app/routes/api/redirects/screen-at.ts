import { matchPath } from 'react-router'
import { redirectPath } from '#domain/redirects/redirect-writing.ts'
import { ROUTE_ACCESS } from '../../../route-access.ts'

/** Patterns of screens, feeds and calls, which cannot be redirected. Articles and addresses outside all patterns can. */
const CONTENT = ['/blogs/*', '/:page', '/*']
const PATTERNS = Object.keys(ROUTE_ACCESS).filter((pattern) => !CONTENT.includes(pattern))

/** Why a redirect of this path would never be followed, as a sentence; null if it would be. */
export function problemOfScreen(typed: string | undefined): string | null {
  const path = redirectPath(typed ?? '')
  if (!path.ok) return null
  const isScreen = PATTERNS.some((pattern) => matchPath({ path: pattern, caseSensitive: true }, encodeURI(path.value)))
  return isScreen ? 'Den answers this address itself' : null
}
