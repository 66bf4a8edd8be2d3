/** Days after its last try for which is kept who got a mail: of an announcement, and of any other. Numbers are kept on. */
export const ANNOUNCED_MAIL_DAYS = 90
export const SINGLE_MAIL_DAYS = 30
