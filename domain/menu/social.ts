import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import { linkAddress } from './link-address.ts'
import { NETWORKS, type Network, SOCIAL_MAX } from './networks.ts'

const NAMES = Object.keys(NETWORKS) as [Network, ...Network[]]

const socialLink = z
  .strictObject(
    { network: z.enum(NAMES, `Network is one of: ${NAMES.join(', ')}`), href: linkAddress() },
    { error: unlessUnknownKeys('A social link is an object with network and href') },
  )
  .superRefine(({ network, href }, context) => {
    const isMail = /^mailto:/i.test(href)
    const message =
      network === 'mail'
        ? !isMail && 'A mail address begins with mailto:'
        : isMail
          ? `${NETWORKS[network]} is not a mail address`
          : href.startsWith('/') && network !== 'rss' && 'This address begins with https://'
    if (message) context.addIssue({ code: 'custom', path: ['href'], message, input: href })
  })

export const social = z
  .array(socialLink, 'Social links are a list')
  .max(SOCIAL_MAX, `There are at most ${SOCIAL_MAX} social links`)

export type SocialLink = z.output<typeof socialLink>
