import type { Locale } from '../../locales/locale.ts'

/** Never renamed, since programs and readers' limits name them, or moved, since open pages know positions: new ones come last. */
export const WARNING_KIND_NAMES = [
  'gore',
  'body-horror',
  'eye-injury',
  'needles',
  'medical',
  'vomit',
  'torture',
  'sexual-violence',
  'domestic-abuse',
  'self-harm',
  'suicide',
  'drug-use',
  'harm-to-animals',
  'harm-to-children',
  'death-of-child',
  'death-of-parent',
  'pregnancy',
  'racism',
  'homophobia',
  'insects',
  'claustrophobia',
  'flashing-lights',
  'jump-scares',
  'possession',
] as const

export type WarningKind = (typeof WARNING_KIND_NAMES)[number]
type WarningSeverity = (typeof WARNING_SEVERITIES)[number]

export interface ContentWarning {
  kind: WarningKind
  severity: WarningSeverity
  /** The minute of the film, from its start. */
  minute?: number
}

export const WARNING_SEVERITIES = ['mild', 'strong'] as const
export const WARNING_MINUTE_MAX = 1_000

export function warningList({ t, commas }: Locale, warnings: readonly ContentWarning[]): string {
  return commas(
    warnings.map(({ kind, severity, minute }) => {
      const facts = [
        t(`warnings.${severity}`),
        ...(minute === undefined ? [] : [t('warnings.minute', { minute: String(minute) })]),
      ]
      return `${t(`warnings.${kind}`)} (${commas(facts)})`
    }),
  )
}

/** Two characters each: the position of the kind, in base 36, and the severity, 1 (mild) or 2 (strong). */
export function warningCodes(warnings: readonly ContentWarning[]): string {
  return warnings
    .map(({ kind, severity }) => WARNING_KIND_NAMES.indexOf(kind).toString(36) + (severity === 'strong' ? 2 : 1))
    .join('')
}

export function fromWarningCodes(codes: string): { kind: WarningKind; severity: 1 | 2 }[] {
  return Array.from(codes.matchAll(/(.)(.)/g), ([, kind, severity]) => ({
    kind: WARNING_KIND_NAMES[Number.parseInt(kind!, 36)]!,
    severity: Number(severity) as 1 | 2,
  }))
}

export function isWarningKind(name: string): name is WarningKind {
  return (WARNING_KIND_NAMES as readonly string[]).includes(name)
}

/** Whether a value from storage is a warning that this version knows. */
export function isContentWarning(value: unknown): value is ContentWarning {
  if (typeof value !== 'object' || value === null) return false
  const { kind, severity, minute } = value as Partial<Record<keyof ContentWarning, unknown>>
  return (
    typeof kind === 'string' &&
    isWarningKind(kind) &&
    (severity === 'mild' || severity === 'strong') &&
    (minute === undefined || Number.isInteger(minute))
  )
}
