import { z } from 'zod'
import * as accountCalls from '../identity/account-calls.ts'
import { apiTokenCall } from '../identity/api-token.ts'
import { openIdStart } from '../identity/openid-calls.ts'
import * as passkeyCalls from '../identity/passkey-calls.ts'
import { importCheck } from '../imports/import-calls.ts'
import { mailResume, mailServerChange, mailTest } from '../mail/mail-calls.ts'
import { mailCapsChange } from '../mail/mail-caps.ts'
import { pictureChange } from '../pictures/picture-change.ts'
import { policyReport } from '../policy-reports/policy-report.ts'
import { draftChange, draftCreation, pendingEdit, unpublication } from '../posts/draft-writing.ts'
import { announcementTest, postChange, postCreation } from '../posts/post-writing.ts'
import { draftSection, section } from '../posts/sections/section-writing.ts'
import { redirectChange, redirectCreation } from '../redirects/redirect-writing.ts'
import { allSettings, notice, settingsChange, textPage } from '../settings/settings-writing.ts'
import { screenViewCall } from '../statistics/screen-view.ts'
import { subscriberChange, subscriberImport } from '../subscribers/subscriber-calls.ts'
import { subscriptionCall } from '../subscribers/subscription-calls.ts'
import * as accountAnswers from './account-answers.ts'
import * as answers from './api-answers.ts'
import * as auditAnswers from './audit-answers.ts'
import * as backupAnswers from './backup-answers.ts'
import * as importAnswers from './import-answers.ts'
import { jsonPatch } from './post-patch.ts'
import * as redirectAnswers from './redirect-answers.ts'

/** Schemas of request and response bodies, by their names in the OpenAPI document. Requests are validated with the same schemas. */
const SCHEMAS = {
  PostCreation: postCreation,
  DraftCreation: draftCreation,
  NewPost: z.union([postCreation, draftCreation]),
  PublishedChange: postChange,
  DraftChange: draftChange,
  PostChange: z.union([postChange, draftChange, unpublication]),
  SectionCreation: section,
  DraftSection: draftSection,
  PendingEditChange: pendingEdit,
  JsonPatch: jsonPatch,
  PendingEdit: answers.pendingEdit,
  Post: answers.post,
  PostPage: answers.postPage,
  SearchPage: answers.searchPage,
  SuggestionList: answers.suggestionList,
  RevisionList: answers.revisionList,
  Revision: answers.revision,
  PreviewLink: answers.previewLink,
  Collection: answers.collection,
  StoredPicture: answers.storedPicture,
  ListedPicture: answers.listedPicture,
  PicturePage: answers.picturePage,
  PictureChange: pictureChange,
  WarningKindList: answers.warningKindList,
  FilmList: answers.filmList,

  SubscriptionCall: subscriptionCall,
  ScreenView: screenViewCall,
  PolicyReport: policyReport,
  CaptchaChallenge: answers.captchaChallenge,
  Projects: answers.projects,
  Detail: answers.detail,

  Credentials: accountCalls.credentials,
  SiteClaim: accountCalls.siteClaim,
  Acceptance: accountCalls.acceptance,
  ForgottenPassword: accountCalls.forgottenPassword,
  PasswordReset: accountCalls.passwordReset,
  AccountChange: accountCalls.accountChange,
  AddressChange: accountCalls.addressChange,
  AddressConfirmation: accountCalls.addressConfirmation,
  PasswordChange: accountCalls.passwordChange,
  PasswordConfirmation: accountCalls.passwordConfirmation,
  PasskeyCreation: passkeyCalls.passkeyCreation,
  PasskeyChange: passkeyCalls.passkeyChange,
  PasskeyUse: passkeyCalls.passkeyUse,
  PasskeyCreationOptions: accountAnswers.passkeyCreationOptions,
  PasskeyRequestOptions: accountAnswers.passkeyRequestOptions,
  Passkey: accountAnswers.passkey,
  PasskeyList: accountAnswers.passkeyList,
  ProviderStart: openIdStart,
  ProviderAddress: accountAnswers.providerAddress,
  ProviderEvent: accountAnswers.providerEvent,
  SecondFactorConfirmation: accountCalls.secondFactorConfirmation,
  SecondFactorEnd: passkeyCalls.secondFactorEnd,
  SecondFactorSecret: accountAnswers.secondFactorSecret,
  RecoveryCodes: accountAnswers.recoveryCodes,
  SignedIn: accountAnswers.signedIn,
  Success: answers.success,
  TokenCreation: apiTokenCall(new Date(0)),
  NewToken: answers.newToken,
  RequestedAddress: answers.requestedAddress,
  TokenList: answers.tokenList,
  Invitation: accountCalls.invitation,
  RoleChange: accountCalls.roleChange,
  Administrator: accountAnswers.user,
  NewInvitation: accountAnswers.newInvitation,
  AdministratorList: accountAnswers.administratorList,
  SessionList: accountAnswers.sessionList,
  AuditPage: auditAnswers.auditPage,
  BackupList: backupAnswers.backupList,
  BackupJob: backupAnswers.backupJob,
  NewBackupJob: backupAnswers.newBackupJob,
  ImportStatus: importAnswers.importStatus,
  CurrentImport: importAnswers.currentImport,
  ImportDetails: importAnswers.importDetails,
  ImportCheck: importCheck,
  Redirect: redirectAnswers.redirect,
  RedirectPage: redirectAnswers.redirectPage,
  RedirectCreation: redirectCreation,
  RedirectChange: redirectChange,

  Settings: allSettings,
  SettingsChange: settingsChange,
  TextPage: textPage,
  Notice: notice,
  SubscriberImport: subscriberImport,
  SubscriberChange: subscriberChange,
  ImportReport: answers.importReport,
  DemoRemoval: answers.demoRemoval,
  MailServerChange: mailServerChange,
  MailCapsChange: mailCapsChange,
  MailTest: mailTest,
  AnnouncementTest: announcementTest,
  MailResume: mailResume,
  Announced: answers.announced,
  Reply: answers.reply,
  ServiceReply: answers.serviceReply,

  Problem: answers.problem,
  Conflict: answers.conflict,
  OpenApi: answers.openApi,
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
