import { z } from 'zod'

export type Complain = (problem: string) => void

/** Null when not all of the needed names are given. @param alongside names that have no effect without the needed ones */
export function allOrNone<Name extends string>(
  values: Readonly<Partial<Record<Name, string | undefined>>>,
  complain: Complain,
  needed: readonly Name[],
  alongside: readonly Name[] = [],
): Record<Name, string> | null {
  const given = [...needed, ...alongside].filter((name) => values[name])
  if (given.length === 0) return null
  const missing = needed.filter((name) => !values[name])
  if (missing.length === 0) return values as Record<Name, string>
  complain(`${missing.map(asWanted).join(' and ')} must be given together with ${given.map(asWanted).join(' and ')}`)
  return null
}

function asWanted(name: string): string {
  return name === 'ANALYTICS_PROVIDER' ? `${name}=google` : name
}

/** Strict, since the captcha origin is inserted into the Content-Security-Policy unescaped. */
const ORIGIN = /^https?:\/\/[a-z\d.:[\]-]+\/?$/i

export function origin(name: string) {
  return z
    .string()
    .refine(
      (text) => ORIGIN.test(text) && URL.canParse(text),
      `${name} must be an address such as https://service.example, without a path`,
    )
    .transform((text) => new URL(text).origin)
    .optional()
}
