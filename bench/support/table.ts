/** A line of the table. */
export interface Row {
  readonly figure: string
  /** NaN where it cannot be measured here; `beside` then says why. */
  readonly value: number
  readonly unit?: string
  readonly digits?: number
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number }
  /** Further values of the same measurement. */
  readonly beside?: string
}

const WIDTHS = { figure: 50, value: 12, goal: 12 }

export function printHead(): void {
  print(['figure', 'value', 'goal', '', 'beside it'])
  print(['-'.repeat(WIDTHS.figure), '-'.repeat(WIDTHS.value), '-'.repeat(WIDTHS.goal), '-', '---------'])
}

export function printRow({ figure, value, unit = '', digits = 2, goal, beside = '' }: Row): void {
  const written = (number: number) => `${number.toFixed(digits)}${unit && ` ${unit}`}`
  const bound = goal && ('atLeast' in goal ? `≥ ${written(goal.atLeast)}` : `≤ ${written(goal.atMost)}`)
  const mark = goal && !Number.isNaN(value) ? (isMet(value, goal) ? '✓' : '–') : ''
  print([figure, Number.isNaN(value) ? 'none here' : written(value), bound ?? '', mark, beside])
}

export function isMet(value: number, goal: NonNullable<Row['goal']>): boolean {
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

function print([figure = '', value = '', goal = '', mark = '', beside = '']: readonly string[]): void {
  const columns = [figure.padEnd(WIDTHS.figure), value.padStart(WIDTHS.value), goal.padStart(WIDTHS.goal)]
  process.stdout.write(`${[...columns, mark.padEnd(1), beside].join('  ').trimEnd()}\n`)
}
