import { isRouteErrorResponse } from 'react-router'

/** What the server said of a database or disk that failed it; undefined for any other error. */
export function storageFailureDetail(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || (error.status !== 503 && error.status !== 507)) return undefined
  return typeof error.data?.detail === 'string' ? error.data.detail : undefined
}
