import { z } from 'zod'
import { emailProblem } from '../email.ts'

const LENGTH_MAX = 500

/** The address of a link that the owner sets: a path of this site, or `https:` or `mailto:`. Other schemes could run scripts. */
export function linkAddress() {
  return z
    .string('Address is a text')
    .trim()
    .superRefine((address, context) => {
      const message = addressProblem(address)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

function addressProblem(address: string): string | null {
  if (address === '') return 'Address is required'
  if (address.length > LENGTH_MAX) return `Address must be ${LENGTH_MAX} or fewer characters`
  if (/[\s\p{Cc}\p{Cf}]/u.test(address)) return 'An address has no spaces'
  // Browsers read a backslash as a slash, so that two of them begin the name of another host.
  if (/^\/(?!\/)[^\\]*$/.test(address)) return null
  if (/^mailto:/i.test(address))
    return emailProblem(address.slice('mailto:'.length).replace(/\?.*$/, '')) && 'After mailto: comes an e-mail address'
  if (/^https:\/\/[^/?#@\\]+([/?#]|$)/i.test(address) && URL.canParse(address)) return null
  return 'An address must be a path of this blog, such as /archive, or begin with https:// or mailto:'
}
