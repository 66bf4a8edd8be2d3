import { z } from 'zod'
import { unlessUnknownKeys } from '../../field-errors.ts'
import { WARNING_KIND_NAMES, WARNING_MINUTE_MAX, WARNING_SEVERITIES } from './content-warnings.ts'
import { WARNING_KINDS } from './warning-kinds.ts'

const KIND = 'GET /api/content-warnings lists the kinds of content warnings'
const MINUTE = `The minute of a content warning must be a whole number from 0 to ${WARNING_MINUTE_MAX.toLocaleString('en')}`

const contentWarning = z.strictObject(
  {
    kind: z.enum(WARNING_KIND_NAMES, KIND),
    severity: z.enum(WARNING_SEVERITIES, 'Severity is mild or strong'),
    minute: z.int(MINUTE).min(0, MINUTE).max(WARNING_MINUTE_MAX, MINUTE).exactOptional(),
  },
  { error: unlessUnknownKeys('A content warning is an object with kind and severity') },
)

export const contentWarnings = z
  .array(contentWarning, 'Content warnings are a list')
  .superRefine((warnings, context) => {
    const seen = new Set<string>()
    for (const [index, { kind }] of warnings.entries()) {
      const message = `${WARNING_KINDS[kind].label} is named twice`
      if (seen.has(kind)) context.addIssue({ code: 'custom', path: [index, 'kind'], message })
      seen.add(kind)
    }
  })
  .meta({ description: 'At most one of each kind' })
