import type { RouteAccess } from '../../../access.ts'
import { CALLS } from './calls.ts'

/** Who may call, by pattern and method. The build keeps only this result, so that a server does not load the descriptions. */
export const CALL_ACCESS: Readonly<Record<string, RouteAccess>> = accessByPattern()

function accessByPattern(): Record<string, RouteAccess> {
  const patterns: Record<string, RouteAccess> = {}
  for (const { method, pattern, access } of CALLS) patterns[pattern] = { ...patterns[pattern], [method]: access }
  return patterns
}
