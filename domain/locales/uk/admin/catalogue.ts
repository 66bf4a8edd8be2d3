import { account } from './account.ts'
import { audit } from './audit.ts'
import { auditEvents } from './audit-events.ts'
import { backups } from './backups.ts'
import { calls } from './calls.ts'
import { categories } from './categories.ts'
import { fields } from './fields.ts'
import { film } from './film.ts'
import { filmFields } from './film-fields.ts'
import { form } from './form.ts'
import { frame } from './frame.ts'
import { health } from './health.ts'
import { imports } from './imports.ts'
import { labels } from './labels.ts'
import { mail } from './mail.ts'
import { media } from './media.ts'
import { pages } from './pages.ts'
import { picture } from './picture.ts'
import { posts } from './posts.ts'
import { redirects } from './redirects.ts'
import { revisions } from './revisions.ts'
import { saving } from './saving.ts'
import { seoFields } from './seo-fields.ts'
import { settingLabels } from './setting-labels.ts'
import { settings } from './settings.ts'
import { signIn } from './sign-in.ts'
import { statistics } from './statistics.ts'
import { subscribers } from './subscribers.ts'
import { textEditor } from './text-editor.ts'
import { today } from './today.ts'
import { trash } from './trash.ts'
import { users } from './users.ts'
import { wordLabels } from './word-labels.ts'

export const admin = {
  account,
  audit,
  auditEvents,
  backups,
  calls,
  categories,
  labels,
  fields,
  film,
  filmFields,
  form,
  frame,
  health,
  imports,
  mail,
  media,
  pages,
  picture,
  posts,
  redirects,
  revisions,
  saving,
  seoFields,
  settingLabels,
  settings,
  signIn,
  statistics,
  subscribers,
  textEditor,
  today,
  trash,
  users,
  wordLabels,
} as const
