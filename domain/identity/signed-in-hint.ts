/**
 * Set during a session. Scripts can read it, so that pages that are the same for all readers can show Logout. Grants nothing.
 * @param isHttps whether the prefix can keep other hosts of the domain from setting it
 */
export function signedInHint(isHttps: boolean): string {
  return isHttps ? '__Host-den_signed_in' : 'den_signed_in'
}
