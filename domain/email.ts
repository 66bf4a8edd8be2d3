import * as messages from './messages.ts'

const LONGEST = 254
const LONGEST_LOCAL = 64

/** Letters of any script, digits, and the signs that an address may hold unquoted; dots only between them. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const AROUND = /[\s\p{Cf}]/u
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u

/** The problem of an e-mail address as a sentence for its author; null when mail may be sent to it. */
export function emailProblem(text: string): string | null {
  return isEmail(text) ? null : messages.emailInvalid
}

/** Without spaces and characters of no width around it, which come along when an address is copied. */
export function trimmedEmail(text: string): string {
  let [begin, end] = [0, text.length]
  while (begin < end && AROUND.test(text[begin]!)) begin++
  while (begin < end && AROUND.test(text[end - 1]!)) end--
  return text.slice(begin, end)
}

/** A `mailto:` address, escaped by RFC 6068. A plain one may hold `?`, `&` and `%`, which would begin a subject or a copy to others. */
export function mailto(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}

/** One plain address: no display name, no list, no quoted part, nothing that could end a header line. */
function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false
  const parts = text.split('@')
  const [local = '', domain = ''] = parts
  const labels = domain.split('.')
  return (
    parts.length === 2 &&
    local.length <= LONGEST_LOCAL &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\p{N}+$/u.test(labels.at(-1)!)
  )
}
