/**
 * Name of a cookie that is set while a session lasts. Scripts can read it, unlike the session's own cookie, so that pages which
 * are the same for all readers can show Logout. It grants nothing.
 */
export const SIGNED_IN_HINT = 'den_signed_in'
