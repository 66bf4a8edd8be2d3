import { mailto } from '../email.ts'

interface SecurityFacts {
  readonly contact: string
  readonly siteUrl: string
  /** Of the blog; English is understood beside it. */
  readonly language: string
  readonly now: Date
}

/** The text of `security.txt` (RFC 9116), which says where to report vulnerabilities. */
export function securityTxt({ contact, siteUrl, language, now }: SecurityFacts): string {
  // Changes monthly, so that cached copies rarely differ, and is 6 to 7 months ahead: RFC 9116 wants less than a year.
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 7, 1))
  return [
    `Contact: ${mailto(contact)}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${[...new Set([language, 'en'])].join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
