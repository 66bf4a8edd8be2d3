/** Days that the row of a mail, which names the recipient, stays after its last attempt. */
export const ANNOUNCED_MAIL_DAYS = 90
export const SINGLE_MAIL_DAYS = 30
