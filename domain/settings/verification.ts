import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'

/** Services that ask an owner to prove that the blog is theirs, and the name of the tag in which each looks for its code. */
export const VERIFIERS = {
  google: { label: 'Google', tag: 'google-site-verification' },
  bing: { label: 'Bing', tag: 'msvalidate.01' },
  yandex: { label: 'Yandex', tag: 'yandex-verification' },
  pinterest: { label: 'Pinterest', tag: 'p:domain_verify' },
} as const
export type Verifier = keyof typeof VERIFIERS

/** The code of each service, or empty. A whole `<meta>` tag is taken, too, since that is what services show. */
export const verification = z.strictObject(
  { google: code('google'), bing: code('bing'), yandex: code('yandex'), pinterest: code('pinterest') },
  { error: unlessUnknownKeys(`Verification is an object with ${Object.keys(VERIFIERS).join(', ')}`) },
)

function code(verifier: Verifier) {
  const { label } = VERIFIERS[verifier]
  return z
    .string(`The code of ${label} is a text`)
    .overwrite((typed) => (/\bcontent\s*=\s*["']?([^"'\s>]+)/i.exec(typed)?.[1] ?? typed).trim())
    .regex(/^[\w.=+/-]{0,200}$/, `The code of ${label} has letters, digits and . _ - = + / only, at most 200`)
}
