import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import { linkAddress } from './link-address.ts'
import { NETWORKS, type Network, SOCIAL_MAX } from './networks.ts'
import { recognisedNetwork } from './recognised-network.ts'

const NAMES = Object.keys(NETWORKS) as [Network, ...Network[]]

const network = z.enum(NAMES, `Network is one of: ${NAMES.join(', ')}`)
const SHAPE = 'A social link is an object with network and href'

const socialLink = z
  .strictObject({ network, href: linkAddress() }, { error: unlessUnknownKeys(SHAPE) })
  .superRefine(judge)

export type SocialLink = z.output<typeof socialLink>

export const social = list(socialLink, SOCIAL_MAX)

/** The links of a person. A network that is not named is recognised by the address. */
export function personLinks(max: number) {
  const fields = { network: network.optional(), href: linkAddress() }
  const personLink = z
    .strictObject(fields, { error: unlessUnknownKeys('A link is an object with href, and network if need be') })
    .transform(({ network, href }): SocialLink => ({ network: network ?? recognisedNetwork(href), href }))
    .superRefine(judge)
  return list(personLink, max).readonly()
}

function list<Link extends z.ZodType<SocialLink>>(link: Link, max: number) {
  return z.array(link, 'Social links are a list').max(max, `There are at most ${max} social links`)
}

function judge({ network, href }: SocialLink, context: z.RefinementCtx): void {
  const isMail = /^mailto:/i.test(href)
  const message =
    network === 'mail'
      ? !isMail && 'A mail address must begin with mailto:'
      : isMail
        ? `${NETWORKS[network]} is not a mail address`
        : href.startsWith('/') && network !== 'rss' && 'This address must begin with https://'
  if (message) context.addIssue({ code: 'custom', path: ['href'], message, input: href })
}
