import { z } from 'zod'
import * as accountCalls from '../identity/account-calls.ts'
import { apiTokenCall } from '../identity/api-token.ts'
import { openIdStart } from '../identity/openid-calls.ts'
import * as passkeyCalls from '../identity/passkey-calls.ts'
import * as importCalls from '../imports/import-calls.ts'
import * as mailCalls from '../mail/mail-calls.ts'
import { mailCapsChange } from '../mail/mail-caps.ts'
import { pictureChange } from '../pictures/picture-change.ts'
import { policyReport } from '../policy-reports/policy-report.ts'
import { announcement } from '../posts/announcement-schema.ts'
import { profileChange } from '../posts/authors/profile-writing.ts'
import * as categoryCalls from '../posts/categories/category-writing.ts'
import {
  draftChange,
  draftCreation,
  pageDraftChange,
  pageDraftCreation,
  pageUnpublication,
  pageWorkingCopyChange,
  unpublication,
  workingCopyChange,
} from '../posts/draft-writing.ts'
import { pageChange, pageCreation } from '../posts/pages/page-writing.ts'
import { announcementTest, postChange, postCreation } from '../posts/post-writing.ts'
import { draftSection, section } from '../posts/sections/section-writing.ts'
import * as redirectCalls from '../redirects/redirect-writing.ts'
import { allSettings, notice, settingsChange } from '../settings/settings-writing.ts'
import { screenViewCall } from '../statistics/screen-view.ts'
import * as subscriberCalls from '../subscribers/subscriber-calls.ts'
import { subscriptionCall } from '../subscribers/subscription-calls.ts'
import * as accountAnswers from './account-answers.ts'
import * as answers from './api-answers.ts'
import * as auditAnswers from './audit-answers.ts'
import * as backupAnswers from './backup-answers.ts'
import * as categoryAnswers from './category-answers.ts'
import * as importAnswers from './import-answers.ts'
import * as postAnswers from './post-answers.ts'
import { jsonPatch } from './post-patch.ts'
import * as redirectAnswers from './redirect-answers.ts'

type Together<Modules> = Modules extends readonly [infer First, ...infer Rest] ? First & Together<Rest> : unknown
type Named<Module> = {
  readonly [Name in keyof Module & string as Module[Name] extends z.ZodType ? Capitalize<Name> : never]: Module[Name]
}

const { passwordText: _passwordText, ...accountBodies } = accountCalls
const { passkeyRegistrationResponse: _creation, passkeyResponse: _use, ...passkeyBodies } = passkeyCalls

/** Schemas of request and response bodies, by their names in the OpenAPI document. Requests are validated with the same schemas. */
const SCHEMAS = {
  ...named(
    answers,
    accountAnswers,
    auditAnswers,
    backupAnswers,
    categoryAnswers,
    importAnswers,
    postAnswers,
    redirectAnswers,
  ),
  ...named(accountBodies, passkeyBodies, categoryCalls, importCalls, mailCalls, redirectCalls, subscriberCalls),
  ...named({
    announcement,
    announcementTest,
    draftChange,
    draftCreation,
    draftSection,
    jsonPatch,
    mailCapsChange,
    notice,
  }),
  ...named({
    pictureChange,
    policyReport,
    pageCreation,
    pageDraftCreation,
    postCreation,
    profileChange,
    settingsChange,
    subscriptionCall,
  }),
  NewPost: z.union([postCreation, draftCreation, pageCreation, pageDraftCreation]),
  WorkingCopyChange: z.union([workingCopyChange, pageWorkingCopyChange]),
  PublishedChange: postChange,
  PostChange: z.union([postChange, draftChange, unpublication, pageChange, pageDraftChange, pageUnpublication]),
  SectionCreation: section,
  ScreenView: screenViewCall,
  ProviderStart: openIdStart,
  TokenCreation: apiTokenCall(new Date(0)),
  Settings: allSettings,
} as const satisfies Record<string, z.ZodType>

export type SchemaName = keyof typeof SCHEMAS
type JsonSchema = z.core.JSONSchema.BaseSchema

export function schemaAddress(name: string): string {
  return `#/components/schemas/${name}`
}

/** Every schema in JSON Schema (draft 2020-12, as OpenAPI 3.1 wants it). Schemas refer to each other by `schemaAddress`. */
export function jsonSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    // `input` describes requests before defaults are applied, and leaves responses open to additional fields.
    io: 'input',
    // `undefined` is the only type without an equivalent: it marks a field that may not be sent.
    unrepresentable: () => ({ not: {} }),
    uri: schemaAddress,
    override: ({ zodSchema, jsonSchema }) => mend(zodSchema._zod.def, jsonSchema),
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema as JsonSchema]),
  )
}

/** The schemas that modules export, each with the name of its export and a capital. @throws {Error} for a name of two schemas */
function named<Modules extends readonly object[]>(...modules: Modules): Named<Together<Modules>> {
  const schemas: Record<string, z.ZodType> = {}
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    const title = name.charAt(0).toUpperCase() + name.slice(1)
    if (schemas[title]) throw new Error(`two schemas are called ${title}`)
    if (value instanceof z.ZodType) schemas[title] = value
  }
  return schemas as Named<Together<Modules>>
}

function mend(def: z.core.$ZodTypes['_zod']['def'], schema: JsonSchema): void {
  // In OpenAPI a property with `readOnly` is never sent in a request.
  if (def.type === 'readonly') delete schema.readOnly
  // Redundant beside the format, and three hundred characters long.
  if (schema.format === 'date-time') delete schema.pattern
  // The name of a zod check, not a format of JSON Schema.
  if (schema.format === 'starts_with') delete schema.format
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  // The schema of sections is a pipe, of which zod describes only the input: a list of anything, whose length is checked.
  const element = def.type === 'pipe' && def.out instanceof z.ZodArray ? def.out.element : null
  if (element === section) schema.items = { $ref: schemaAddress('SectionCreation') }
  if (element === draftSection) schema.items = { $ref: schemaAddress('DraftSection') }
}
