/** Where somebody who found a hole writes to (RFC 9116). */
export function securityTxt({ contact, siteUrl, now }: { contact: string; siteUrl: string; now: Date }): string {
  // Changes once a month, so that what caches hold seldom differs, and lies six to seven months ahead: RFC 9116 wants less than a year.
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 7, 1))
  return [
    `Contact: mailto:${contact.split('@').map(encodeURIComponent).join('@')}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
