import { z } from 'zod'
import { checked, unlessUnknownKeys } from '../field-errors.ts'
import { LINE_MAX } from '../text/plain-text.ts'
import { textField } from '../text/text-field.ts'
import { type Announcement, writtenAnnouncement } from './announcement.ts'
import { draftFilm, tidyFilm } from './film/film-writing.ts'
import { pageCreation, pageFields } from './pages/page-writing.ts'
import { kindIn, type PostInput, type PostKind, type Section } from './post.ts'
import { eachPlainText, FIELD_LABELS, POST_FIELD_NAMES, SECTION_LABELS } from './post-fields.ts'
import {
  announceField,
  announcementField,
  EDIT,
  emptyByDefault,
  inputOf,
  isKeptSection,
  kindField,
  onOneLine,
  postCreation,
  postFields,
  REVISION,
  STATUS_PROBLEM,
  writtenFields,
} from './post-writing.ts'
import { isEmptySection } from './sections/empty-section.ts'
import { draftSections } from './sections/section-writing.ts'
import { draftSeo } from './seo/seo-writing.ts'
import { draftSeries, tidySeries } from './series/series-writing.ts'
import { publicationTime } from './status/publication-time.ts'

export function newPostSchema(body: unknown): typeof postCreation | typeof draftCreation {
  const isPage = typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'page'
  if (makesUnpublished(body)) return isPage ? pageDraftCreation : draftCreation
  return isPage ? pageCreation : postCreation
}

export function makesUnpublished<Body extends DraftCreation | Unpublication>(body: unknown): body is Body {
  const status = typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined
  return status === 'draft' || status === 'scheduled'
}

export type DraftCreation = z.output<typeof draftCreation>
export type DraftChange = z.output<typeof draftChange>

const draftFields = {
  ...postFields,
  ...eachPlainText((_, { label, maxBytes }) => textField(label, maxBytes)),
  title: textField(FIELD_LABELS.title, LINE_MAX).transform(onOneLine),
  date: textField(FIELD_LABELS.date, LINE_MAX),
  path: z.union([z.literal(''), postFields.path], 'A path is a text'),
  film: draftFilm.nullable(),
  series: draftSeries.nullable(),
  seo: draftSeo.nullable(),
  sections: draftSections,
} as const

const pageDraftFields: typeof draftFields = {
  ...draftFields,
  tag: pageFields.tag,
  featured: pageFields.featured,
  path: z.union([z.literal(''), pageFields.path], 'A path is a text'),
  film: draftFields.film.refine((film) => film === null, 'A page has no film'),
  authors: pageFields.authors,
  tags: pageFields.tags,
  series: draftFields.series.refine((series) => series === null, 'A page is in no series'),
  pinnedUntil: pageFields.pinnedUntil,
  ratings: pageFields.ratings,
  contentWarnings: pageFields.contentWarnings,
}

const NO_CHANGE = { error: unlessUnknownKeys('A change is an object') }

function draftSchemas(fields: typeof draftFields, kind: PostKind) {
  const announce = announceField(kind)
  const announcement = announcementField(kind)
  const creation = z
    .strictObject(
      {
        ...fields,
        ...emptyByDefault(fields, POST_FIELD_NAMES),
        kind: kindField(kind),
        status: z.literal(['draft', 'scheduled'], STATUS_PROBLEM),
        publishAt: publicationTime.nullable().optional(),
        id: z.undefined('The database gives the id').optional(),
        views: z.literal(0, 'A new post has no views').optional(),
        comments: fields.comments.max(0, 'A new post has no comments').optional(),
        announce: announce.default(false),
        announcement: announcement.optional(),
      },
      { error: unlessUnknownKeys('A post is an object') },
    )
    .readonly()
  const changed = {
    ...fields,
    kind: kindField(kind),
    status: z.literal(['draft', 'scheduled', 'published'], STATUS_PROBLEM),
    publishAt: publicationTime.nullable(),
    announce,
    announcement,
    revision: REVISION,
    edit: EDIT,
  } as const
  const change = z.strictObject(changed, NO_CHANGE).partial().readonly()
  const unpublication = z.strictObject(changed, NO_CHANGE).partial().readonly()
  const { id: _id, views: _views, comments: _comments, ...edited } = fields
  const workingCopy = z
    .strictObject(
      {
        ...edited,
        kind: changed.kind,
        announce,
        announcement,
        status: changed.status.meta({ description: 'That the post has: 412 where it has another by now' }),
      },
      NO_CHANGE,
    )
    .partial()
    .readonly()
  return { creation, change, unpublication, workingCopy }
}

const ofPost = draftSchemas(draftFields, 'post')
const ofPage = draftSchemas(pageDraftFields, 'page')

/** `POST /api/blogs` with `status: "draft"` or `"scheduled"`, which needs a time and what a published post needs. */
export const draftCreation = ofPost.creation
export const pageDraftCreation = ofPage.creation

/** `PATCH /api/blogs/:id` of an unpublished post. `"published"` publishes it; `"scheduled"` needs a time unless it has one. */
export const draftChange = ofPost.change
export const pageDraftChange = ofPage.change

/** `PATCH /api/blogs/:id` of a published post with `status: "draft"` or `"scheduled"`, which hides the post from readers. */
export const unpublication = ofPost.unpublication
export const pageUnpublication = ofPage.unpublication

export type Unpublication = z.output<typeof unpublication>

/** `PUT /api/blogs/:id/edit`. A published post has been announced or not: it takes no `announce` and no `announcement`, and drops them. */
export const workingCopyChange = ofPost.workingCopy
export const pageWorkingCopyChange = ofPage.workingCopy

export type WorkingCopyChange = z.output<typeof workingCopyChange>

export type EditedContent = Omit<PostInput, 'comments'>

export interface DraftContent extends PostInput {
  /** Whether subscribers get it by e-mail when it is published. */
  readonly announces: boolean
  /** What was written for that mail. */
  readonly announcement?: Announcement | null
}

export function draftContent(creation: DraftCreation): DraftContent {
  const written = writtenFields(creation)
  const tidied = { film: tidyFilm(written.film), series: tidySeries(written.series) }
  const announcement = writtenAnnouncement(creation.announcement)
  return { ...written, ...tidied, comments: [], announces: creation.announce, announcement, ...kindIn(creation) }
}

export function changedDraftContent(before: DraftContent, change: DraftChange): DraftContent {
  const announces = change.announce ?? before.announces
  const announcement =
    change.announcement === undefined ? (before.announcement ?? null) : writtenAnnouncement(change.announcement)
  const content = { ...before, ...(writtenFields(change) as Partial<PostInput>), announces, announcement }
  return { ...content, film: tidyFilm(content.film), series: tidySeries(content.series) }
}

/** A draft as published now, validated as a new post. An unfinished section is an error, since nothing that is written is dropped. */
export function publishable(
  content: DraftContent,
): { ok: true; content: PostInput } | { ok: false; errors: Readonly<Record<string, string>> } {
  const { path, announces: _, announcement: __, ...written } = content
  const result = checked(content.kind === 'page' ? pageCreation : postCreation, {
    ...written,
    ...(path !== '' && { path }),
  })
  const errors = {
    ...(content.kind !== 'page' && unfinishedSections(content.sections)),
    ...(result.ok ? {} : result.errors),
  }
  if (!result.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, content: { ...inputOf(result.value, isKeptSection), comments: content.comments } }
}

function unfinishedSections(sections: readonly Section[]): Record<string, string> {
  return Object.fromEntries(
    sections.flatMap((section, index) => {
      if (isEmptySection(section) || isKeptSection(section, 'post', index)) return []
      const field = section.sectionTitle.trim() === '' ? 'sectionTitle' : 'sectionText'
      return [[`sections.${index}.${field}`, `${SECTION_LABELS[field]} is required`]]
    }),
  )
}
