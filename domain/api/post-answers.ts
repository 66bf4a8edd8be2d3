import { z } from 'zod'
import { announcement } from '../posts/announcement-schema.ts'
import { eachFilmField, type Film, type FilmField } from '../posts/film/film-fields.ts'
import type { PostDocument } from '../posts/post-document.ts'
import { POST_FIELD_NAMES, type PostFieldName, postFieldFacts } from '../posts/post-fields.ts'
import { eachRating, SCORE_MAX } from '../posts/ratings.ts'
import { WARNING_KIND_NAMES, WARNING_SEVERITIES } from '../posts/warnings/content-warnings.ts'
import { paging, problem } from './api-answers.ts'

const instant = z.iso.datetime()
const score = z.int().min(0).max(SCORE_MAX).nullable().meta({ description: 'Null when the score is not known' })

const film = z.object(
  eachFilmField((_, { isNumber, description }) => {
    const fact = isNumber ? z.int() : z.string()
    return description ? fact.exactOptional().meta({ description }) : fact.exactOptional()
  }) as { [Name in FilmField]: z.ZodExactOptional<z.ZodType<NonNullable<Film[Name]>>> },
)

export const filmList = z.object({
  films: z.array(
    film.extend({
      title: z.string(),
      description: z.string().meta({ description: 'Tells films of the same title apart; may be empty' }),
    }),
  ),
})

const contentWarning = z.object({
  kind: z.enum(WARNING_KIND_NAMES),
  severity: z.enum(WARNING_SEVERITIES),
  minute: z.int().exactOptional().meta({ description: 'Minute of the film, from its start' }),
})

export const warningKindList = z.object({
  contentWarnings: z.array(z.object({ kind: z.enum(WARNING_KIND_NAMES), label: z.string(), description: z.string() })),
})

const texts = Object.fromEntries(
  POST_FIELD_NAMES.map((name) => {
    const { description } = postFieldFacts(name)
    return [name, description ? z.string().meta({ description }) : z.string()]
  }),
) as Record<PostFieldName, z.ZodString>

export const post = z.object({
  id: z.string(),
  kind: z
    .literal('page')
    .exactOptional()
    .meta({ description: 'Of an own page, which is on no list of posts; missing for posts' }),
  ...texts,
  date: texts.date.meta({ format: 'date' }),
  authors: z.array(z.string()).exactOptional().meta({ description: 'Names beside the author; missing without any' }),
  tags: z.array(z.string()).exactOptional().meta({ description: 'Names beside the category; missing without any' }),
  series: z
    .object({ name: z.string(), part: z.int().min(1) })
    .exactOptional()
    .meta({ description: 'Missing for a post that is in none; that of a draft may lack its part' }),
  featured: z.literal([0, 1]),
  pinnedUntil: instant
    .exactOptional()
    .meta({ description: 'Until then it stands above all others on the front page; missing otherwise' }),
  language: z.string().exactOptional().meta({ description: 'BCP 47 tag; missing for the language of the blog' }),
  film: film.nullable(),
  sections: z.array(
    z.object({
      sectionTitle: z.string(),
      sectionText: z.string(),
      sectionImage: z.string(),
      sectionImgSrc: z.string(),
      sectionImageAlt: z.string(),
      sectionSpoilers: z
        .literal(1)
        .exactOptional()
        .meta({ description: '1 when the whole section contains spoilers, otherwise missing' }),
      sectionReview: z
        .string()
        .exactOptional()
        .meta({ description: 'Id of the post that this entry of a list is about; that post may not exist' }),
      sectionFilm: film
        .exactOptional()
        .meta({ description: 'Film that this entry of a list is about, when the blog has no review of it' }),
    }),
  ),
  ratings: z.object(eachRating(score)).nullable(),
  contentWarnings: z.array(contentWarning),
  seo: z
    .object({
      title: z.string().exactOptional(),
      description: z.string().exactOptional(),
      canonical: z.string().exactOptional(),
      noindex: z.literal(true).exactOptional(),
      picture: z.string().exactOptional(),
    })
    .exactOptional()
    .meta({ description: 'What search engines and shared links get in place of the words of the post' }),
  comments: z.array(z.unknown()).readonly().meta({ description: 'Kept as imported' }),
  views: z.int().min(0).meta({ description: 'Readers, counted once per visitor and day' }),
  status: z
    .literal(['draft', 'scheduled', 'published', 'trashed'])
    .exactOptional()
    .meta({ description: 'For a session or a token with posts:read, like the fields that follow' }),
  publishAt: instant.nullable().exactOptional().meta({ description: 'When a scheduled post is published; else null' }),
  announce: z
    .boolean()
    .exactOptional()
    .meta({ description: 'Of a draft or a scheduled post: whether subscribers get it by e-mail' }),
  announcement: announcement.exactOptional().meta({ description: 'What is written for that mail, if something is' }),
}) satisfies z.ZodType<PostDocument>

export const workingCopy = post.omit({ id: true, comments: true, views: true }).extend({
  revision: z.int().meta({ description: 'Of an unpublished post; of a published one the revision that was changed' }),
  edit: z
    .int()
    .meta({ description: 'Of the changes of a published post: rises with each save. 0 for an unpublished post' }),
  updatedAt: instant,
  updatedBy: z.string(),
})

const listedPost = post.extend({
  date: z.string(),
  path: z.string(),
  trashedAt: instant.exactOptional().meta({ description: 'When it came into the trash' }),
})

export const postPage = z.object({ posts: z.array(listedPost), ...paging })

const revisionSummary = z.object({
  revision: z.int().meta({ description: 'Of the post at that time' }),
  at: instant,
  by: z.string().meta({ description: 'E-mail address; empty when it is not known' }),
  status: z.literal(['draft', 'scheduled', 'published']).meta({ description: 'Of the post at that time' }),
})

export const revisionList = z.object({ revisions: z.array(revisionSummary), ...paging })

export const revision = post.extend({ ...revisionSummary.shape, date: z.string(), path: z.string() })

export const previewLink = z.object({
  url: z.url().meta({ description: 'Only this answer contains it' }),
  expiresAt: instant,
})

export const collection = z.union([z.array(post), z.array(z.object({ siteKey: z.string() }))])

export const conflict = problem.extend({
  revision: z.int(),
  updatedAt: instant,
  updatedBy: z.string(),
  current: listedPost,
})
