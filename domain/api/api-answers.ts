import { z } from 'zod'
import { SCOPES } from '../identity/api-token.ts'
import type { ListedPicture } from '../pictures/listed-picture.ts'
import type { Picture } from '../pictures/picture.ts'
import { CONSENT_EVENTS, SUBSCRIBER_STATUSES, SUBSCRIPTION_SOURCES } from '../subscribers/subscriber.ts'

/* Schemas of responses for the OpenAPI document: `test/routes/openapi.test.ts` validates by them, the server does not. */

const instant = z.iso.datetime()
export const paging = { page: z.int(), pages: z.int(), total: z.int() }
export const searchPage = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      kind: z.literal('page').exactOptional().meta({ description: 'Of an own page' }),
      path: z.string(),
      title: z.string(),
      excerpt: z.string().meta({ description: 'Plain text of about 200 characters' }),
      marks: z.array(z.tuple([z.int(), z.int()])).meta({ description: 'Start and end in `excerpt`, in UTF-16 units' }),
    }),
  ),
  ...paging,
  total: z.int().meta({ description: '1,000 at most' }),
})

export const suggestionList = z.object({
  suggestions: z.array(
    z.object({
      kind: z.enum(['post', 'film', 'director', 'author']),
      text: z.string(),
      href: z.string().meta({ description: 'Path of the page on this site' }),
    }),
  ),
})

export const settingRevisionList = z.object({
  revisions: z
    .array(
      z.object({
        until: instant.meta({ description: 'When the save replaced the values' }),
        changedBy: z.string().meta({ description: 'E-mail address; empty when it is not known' }),
        settings: z.array(z.string()).readonly().meta({ description: 'Names of the settings that it changed' }),
      }),
    )
    .readonly(),
})

export type SettingRevisionList = z.output<typeof settingRevisionList>

const size = z.object({ width: z.int(), height: z.int() })

export const storedPicture = z.object({
  address: z.string().meta({ description: 'What a post names: /media/ and a hash' }),
  bytes: z.int(),
  src: z.string(),
  ...size.shape,
  file: size.extend({ byteLength: z.int() }),
  colors: z.array(z.string()).readonly().meta({ description: 'Colours of a grid of 3 × 2, each rrggbb' }),
  description: z.string().exactOptional().meta({ description: 'Serves where a post gives no alternative text' }),
  focalPoint: z
    .object({ x: z.int(), y: z.int() })
    .exactOptional()
    .meta({ description: 'In percent from the left and the top; missing where none is set' }),
}) satisfies z.ZodType<Picture>

const pictureUse = z.object({
  id: z.string(),
  title: z.string(),
  status: z.literal(['draft', 'scheduled', 'published', 'trashed']),
})

export const listedPicture = storedPicture.extend({
  addedAt: instant,
  uses: z.array(pictureUse).readonly().meta({ description: 'The first five posts that show it' }),
  hasMoreUses: z.boolean(),
  earlierUse: pictureUse.nullable().meta({ description: 'A post of which only revisions show it' }),
  isInSettings: z.boolean().meta({ description: 'Whether it is a logo or the icon of the blog' }),
  isInCategory: z.boolean().meta({ description: 'Whether it is the picture of a category' }),
  isInProfile: z.boolean().meta({ description: 'Whether it is the portrait of an author' }),
  removedFrom: instant.nullable().meta({ description: 'From when on it is removed, since nothing uses it' }),
}) satisfies z.ZodType<ListedPicture>

export const picturePage = z.object({ pictures: z.array(listedPicture), ...paging })

export const success = z.object({ success: z.literal(true) })

export const newToken = z.object({
  id: z.string(),
  token: z.string().meta({ description: 'Only this answer contains it' }),
})

export const requestedAddress = z.object({ email: z.string() })

const apiToken = z.object({
  id: z.string(),
  email: z.string().meta({ description: 'The administrator for whom it acts' }),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: instant,
  expiresAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
})

/** `expiresAt` is null for tokens made by versions without expiry. `lastUsedAt` is to the minute, and null before the first use. */
export type ApiToken = Readonly<z.output<typeof apiToken>>

export const tokenList = z.object({ tokens: z.array(apiToken) })

export const projects = z.object({ projectId: z.literal('den'), authorizedDomains: z.array(z.string()) })

export const captchaChallenge = z.looseObject({
  provider: z.enum(['altcha', 'recaptcha', 'turnstile', 'hcaptcha']),
  parameters: z.looseObject({}).optional().meta({ description: 'Of altcha: what is to be solved' }),
  signature: z.string().optional(),
  siteKey: z.string().optional().meta({ description: 'Of a hosted captcha' }),
})

export const subscriptionAnswer = z.object({
  detail: z.string(),
  note: z.string().exactOptional().meta({
    description: 'That no mail is sent yet, in the language of the blog; only while no mail server is set up',
  }),
})
export type SubscriptionAnswer = z.output<typeof subscriptionAnswer>

export const importReport = z.object({
  added: z.int().meta({ description: 'Now subscribed' }),
  gone: z.int().meta({ description: 'Kept as unsubscribed or undeliverable, so that they stay so' }),
  skipped: z.int().meta({ description: 'Known already, or twice in the list' }),
  unconfirmed: z.int().meta({ description: 'Left out, since they never confirmed' }),
  unclear: z.int().meta({ description: 'Left out, since their status is not understood' }),
  unclearWords: z.array(z.string()),
  refused: z.array(z.object({ line: z.int(), problem: z.string() })).meta({ description: 'The first 1,000' }),
  refusedCount: z.int(),
  erased: z.int().meta({ description: 'Left out, since they were erased here' }),
  columns: z.object({
    address: z.string().nullable(),
    status: z.array(z.string()).readonly(),
    name: z.string().optional(),
    labels: z.string().optional(),
    since: z.string().optional(),
  }),
  stoppedAt: z.int().nullable().meta({ description: 'The first line that was not read, when the server closed' }),
})

export type ImportReport = z.output<typeof importReport>

export const subscriberRecords = z.object({
  subscriber: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string().meta({ description: 'From an imported list; may be empty' }),
    labels: z.string().meta({ description: 'From an imported list, separated by commas; may be empty' }),
    status: z.enum(SUBSCRIBER_STATUSES),
    source: z.enum(SUBSCRIPTION_SOURCES),
    createdAt: instant,
    confirmedAt: instant.nullable(),
    changedAt: instant,
  }),
  consent: z
    .array(
      z.object({
        event: z.enum(CONSENT_EVENTS),
        at: instant,
        formVersion: z.string().nullable(),
        statement: z.string().nullable(),
      }),
    )
    .meta({ description: 'The newest 50' }),
  mails: z
    .array(z.object({ kind: z.string(), subject: z.string().nullable(), at: instant, state: z.string() }))
    .meta({ description: 'The newest 50. Announcements are listed for 90 days, other mails for 30' }),
})

export type SubscriberRecords = z.output<typeof subscriberRecords>

export const demoRemoval = z.object({
  removed: z.int(),
  kept: z.int().meta({ description: 'Demo posts that were edited' }),
})

export const announced = z.object({ recipients: z.int().min(0).meta({ description: 'Number of subscribers' }) })

export const reply = z.object({ reply: z.string().meta({ description: 'In the words of the service' }) })

export const serviceReply = reply.extend({ ok: z.boolean(), isProven: z.boolean().optional() })

export const version = z.object({ version: z.string() })

export const openApi = z.looseObject({ openapi: z.string(), paths: z.looseObject({}) })

/** RFC 9457. */
export const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  code: z.string().optional().meta({ description: 'A name for programs, such as password-needed' }),
  errors: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'A message for each field, by its dotted name' }),
})
