import { readConfig } from '#server/config/config.ts'
import { ConfigError } from '#server/config/config-error.ts'

/** The message about a configuration that is refused. */
export function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
  }
  throw new Error('it was not refused')
}
