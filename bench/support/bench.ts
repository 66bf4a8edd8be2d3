import type { Archives } from './archives.ts'
import type { LoadProcess } from './load/load-process.ts'
import type { Row } from './table.ts'

/** The arguments of every section. */
export interface Bench {
  /** Folder for files, removed in the end. */
  readonly folder: string
  readonly archives: Archives
  readonly load: LoadProcess
  /** Alternating rounds of each comparison. */
  readonly rounds: number
  /** Posts of the large archive. */
  readonly posts: number
  /** Another checkout, whose kept pages are measured as well. */
  readonly beside: string | undefined
}

/** Measures something. @returns its lines of the table */
export type Section = (bench: Bench) => Promise<Row[]>

/** Posts of a small archive. */
export const FEW = 24
