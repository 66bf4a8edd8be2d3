/** Never renamed, since programs and readers' limits name them, or moved, since open pages know positions: new ones come last. */
export const WARNING_KINDS = {
  gore: { label: 'Gore', description: 'Blood, wounds and opened bodies, shown at length.' },
  'body-horror': {
    label: 'Body horror',
    description: 'Bodies that change, rot or turn against those who live in them.',
  },
  'eye-injury': { label: 'Eye injury', description: 'Harm to an eye, shown or about to be.' },
  needles: { label: 'Needles', description: 'Injections, and anything else that goes under the skin.' },
  medical: { label: 'Medical procedures', description: 'Operations, hospitals and what is done in them.' },
  vomit: { label: 'Vomit', description: 'Seen or heard.' },
  torture: { label: 'Torture', description: 'Pain that is inflicted slowly and on purpose.' },
  'sexual-violence': { label: 'Sexual violence', description: 'Rape, assault or the threat of it, shown or told.' },
  'domestic-abuse': { label: 'Domestic abuse', description: 'Violence or control by a partner or within a family.' },
  'self-harm': { label: 'Self-harm', description: 'People who hurt themselves.' },
  suicide: { label: 'Suicide', description: 'A suicide or an attempt, shown, told or discussed.' },
  'drug-use': { label: 'Drug use', description: 'Drugs or heavy drinking, and addiction to them.' },
  'harm-to-animals': { label: 'Harm to animals', description: 'An animal is hurt or dies.' },
  'harm-to-children': { label: 'Harm to children', description: 'A child is hurt, abused or killed.' },
  'death-of-child': { label: 'Death of a child', description: 'A family loses a child, before the film or in it.' },
  'death-of-parent': { label: 'Death of a parent', description: 'A child of any age loses a parent.' },
  pregnancy: { label: 'Pregnancy and birth', description: 'A pregnancy or birth that goes wrong, or is lost.' },
  racism: { label: 'Racism', description: 'Racist words or violence.' },
  homophobia: {
    label: 'Homophobia or transphobia',
    description: 'Words or violence against people for whom they love or who they are.',
  },
  insects: { label: 'Insects and spiders', description: 'Swarms, or a single one at close range.' },
  claustrophobia: { label: 'Tight spaces', description: 'People who are buried, trapped or cannot get out.' },
  'flashing-lights': { label: 'Flashing lights', description: 'Strobes or flicker that may trigger seizures.' },
  'jump-scares': { label: 'Jump scares', description: 'Sudden pictures or noises that are meant to make you start.' },
  possession: { label: 'Possession and religion', description: 'Demons, exorcism or cruelty in the name of a faith.' },
} as const satisfies Record<string, { label: string; description: string }>

export type WarningKind = keyof typeof WARNING_KINDS
type WarningSeverity = (typeof WARNING_SEVERITIES)[number]

export interface ContentWarning {
  kind: WarningKind
  severity: WarningSeverity
  /** The minute of the film, from its start. */
  minute?: number
}

export const WARNING_KIND_NAMES = Object.keys(WARNING_KINDS) as WarningKind[]
export const WARNING_SEVERITIES = ['mild', 'strong'] as const
export const WARNING_MINUTE_MAX = 1_000

export function warningKinds(): { kind: WarningKind; label: string; description: string }[] {
  return WARNING_KIND_NAMES.map((kind) => ({ kind, ...WARNING_KINDS[kind] }))
}

function warningWords({ kind, severity, minute }: ContentWarning): string {
  return `${WARNING_KINDS[kind].label} (${severity}${minute === undefined ? '' : `, minute ${minute}`})`
}

export function warningList(warnings: readonly ContentWarning[]): string {
  return warnings.map(warningWords).join(', ')
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
  return Object.hasOwn(WARNING_KINDS, name)
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
