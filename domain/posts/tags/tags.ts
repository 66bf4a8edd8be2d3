export const TAGS_MAX = 20
/** The longest tag, in characters. */
export const TAG_MAX_LENGTH = 60
