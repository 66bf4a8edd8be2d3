import { isRouteErrorResponse } from 'react-router'

/** The server's message about a failed database or disk; undefined for any other error. */
export function storageFailureDetail(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || (error.status !== 503 && error.status !== 507)) return undefined
  return typeof error.data?.detail === 'string' ? error.data.detail : undefined
}
