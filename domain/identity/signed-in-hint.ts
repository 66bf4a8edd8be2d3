/**
 * Name of a cookie that is set while a session lasts. Scripts can read it, unlike the session's own cookie, so that pages which
 * are the same for all readers can show Logout. It grants nothing.
 * @param isHttps whether the site is served over https, where the prefix keeps other hosts of the domain from setting it
 */
export function signedInHint(isHttps: boolean): string {
  return isHttps ? '__Host-den_signed_in' : 'den_signed_in'
}
