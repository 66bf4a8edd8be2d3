import { en } from './en/catalogue.ts'
import { createLocale } from './locale.ts'

/** The language of the admin area, its mails and the log. */
export const ENGLISH = createLocale('en', en)
