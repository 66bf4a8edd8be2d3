import { en } from './en/catalogue.ts'
import { createLocale } from './locale.ts'

/** The language of the JSON interface, `den` and the log. */
export const ENGLISH = createLocale('en', en)
