import { admin } from './admin/catalogue.ts'
import { article } from './article.ts'
import { defaults } from './defaults.ts'
import { meanings } from './meanings.ts'
import { ratings } from './ratings.ts'
import { scripts } from './scripts.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { subscribe } from './subscribe.ts'
import { subscription } from './subscription.ts'
import { terms } from './terms.ts'
import { warnings } from './warnings.ts'
import { words } from './words.ts'

export const ptBR = {
  ...admin,
  article,
  defaults,
  meanings,
  ratings,
  scripts,
  search,
  shell,
  subscribe,
  subscription,
  terms,
  warnings,
  words,
} as const
