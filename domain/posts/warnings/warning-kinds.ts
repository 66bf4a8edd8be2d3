import { meanings } from '../../locales/en/meanings.ts'
import { warnings } from '../../locales/en/warnings.ts'
import { WARNING_KIND_NAMES, type WarningKind } from './content-warnings.ts'

interface WarningWords {
  readonly label: string
  readonly description: string
}

/** Every kind with its words in English, for the admin area and the JSON interface. */
export const WARNING_KINDS = Object.fromEntries(
  WARNING_KIND_NAMES.map((kind) => [kind, { label: warnings[kind], description: meanings[kind] }]),
) as Readonly<Record<WarningKind, WarningWords>>

export function warningKinds(): ({ kind: WarningKind } & WarningWords)[] {
  return WARNING_KIND_NAMES.map((kind) => ({ kind, ...WARNING_KINDS[kind] }))
}
