/** A mail may use inline styles and pictures of this site; it may run or load nothing else. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'"

/** For a mail in a window of its own, whose links may be followed. */
export const MAIL_POLICY = `${INERT}; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation`

/** For a mail in a frame of the admin area. */
export const PREVIEW_POLICY = `${INERT}; frame-ancestors 'self'`
