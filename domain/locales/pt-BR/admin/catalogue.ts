import { audit } from '../../en/admin/audit.ts'
import { auditEvents } from '../../en/admin/audit-events.ts'
import { backups } from '../../en/admin/backups.ts'
import { calls } from '../../en/admin/calls.ts'
import { categories } from '../../en/admin/categories.ts'
import { health } from '../../en/admin/health.ts'
import { imports } from '../../en/admin/imports.ts'
import { mail } from '../../en/admin/mail.ts'
import { pages } from '../../en/admin/pages.ts'
import { redirects } from '../../en/admin/redirects.ts'
import { revisions } from '../../en/admin/revisions.ts'
import { settingLabels } from '../../en/admin/setting-labels.ts'
import { settings } from '../../en/admin/settings.ts'
import { statistics } from '../../en/admin/statistics.ts'
import { subscribers } from '../../en/admin/subscribers.ts'
import { trash } from '../../en/admin/trash.ts'
import { users } from '../../en/admin/users.ts'
import { wordLabels } from '../../en/admin/word-labels.ts'
import { account } from './account.ts'
import { fields } from './fields.ts'
import { film } from './film.ts'
import { filmFields } from './film-fields.ts'
import { form } from './form.ts'
import { frame } from './frame.ts'
import { labels } from './labels.ts'
import { media } from './media.ts'
import { picture } from './picture.ts'
import { posts } from './posts.ts'
import { saving } from './saving.ts'
import { seoFields } from './seo-fields.ts'
import { signIn } from './sign-in.ts'
import { textEditor } from './text-editor.ts'
import { today } from './today.ts'

/** The messages of the admin area. */
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
