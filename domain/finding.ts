export const CHECKS = [
  'Disk',
  'Address',
  'Database',
  'Clock',
  'Mail',
  'Scheduled posts',
  'Pictures',
  'Backups',
] as const

export interface Finding {
  readonly check: (typeof CHECKS)[number]
  /** A hint is what was not set up yet. A warning can wait; a problem keeps something from working. */
  readonly level: 'ok' | 'hint' | 'warning' | 'problem'
  readonly detail: string
  /** What to do; missing when all is well. */
  readonly remedy?: string
}

export type Diagnosis = Pick<Finding, 'level' | 'detail' | 'remedy'>
