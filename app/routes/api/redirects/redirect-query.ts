/** Characters of a search in redirects. */
export const Q_MAX_LENGTH = 200
