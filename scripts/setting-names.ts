import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every setting of an operator: `.env.example` names them all. */
export const SETTING_NAMES: readonly string[] = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8')
  .split('\n')
  .flatMap((line) => /^#?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? [])
