import type { Migration } from 'kysely/migration'
import * as init from './001-to-010/001-init.ts'
import * as mediaUpkeep from './001-to-010/002-media-upkeep.ts'
import * as identity from './001-to-010/003-identity.ts'
import * as postEditors from './001-to-010/004-post-editors.ts'
import * as subscribers from './001-to-010/005-subscribers.ts'
import * as mail from './001-to-010/006-mail.ts'
import * as creationKeys from './001-to-010/007-creation-keys.ts'
import * as analytics from './001-to-010/008-analytics.ts'
import * as mailWays from './001-to-010/009-mail-ways.ts'
import * as statistics from './001-to-010/010-statistics.ts'
import * as mailboxKinds from './011-to-020/011-mailbox-kinds.ts'
import * as invitations from './011-to-020/012-invitations.ts'
import * as tokenScopes from './011-to-020/013-token-scopes.ts'
import * as mailAudience from './011-to-020/014-mail-audience.ts'
import * as unpublishedPosts from './011-to-020/015-unpublished-posts.ts'
import * as scheduledPosts from './011-to-020/016-scheduled-posts.ts'
import * as pendingEdits from './011-to-020/017-pending-edits.ts'
import * as postRevisions from './011-to-020/018-post-revisions.ts'
import * as previewLinks from './011-to-020/019-preview-links.ts'
import * as pictures from './011-to-020/020-pictures.ts'
import * as indexedPosts from './021-to-030/021-indexed-posts.ts'
import * as contentWarnings from './021-to-030/022-content-warnings.ts'
import * as search from './021-to-030/023-search.ts'
import * as terms from './021-to-030/024-terms.ts'
import * as postScores from './021-to-030/025-post-scores.ts'
import * as unsubscribeVersion from './021-to-030/026-unsubscribe-version.ts'
import * as searchText from './021-to-030/027-search-text.ts'
import * as sessionNetworks from './021-to-030/028-session-networks.ts'
import * as secondFactor from './021-to-030/029-second-factor.ts'
import * as passkeys from './021-to-030/030-passkeys.ts'
import * as uncompressedTokens from './031-uncompressed-tokens.ts'
import * as passwordResets from './032-password-resets.ts'
import * as addressChanges from './033-address-changes.ts'
import * as auditLog from './034-audit-log.ts'
import * as roles from './035-roles.ts'
import * as linkedIdentities from './036-linked-identities.ts'
import * as backupRuns from './037-backup-runs.ts'
import * as firstSignIns from './038-first-sign-ins.ts'
import * as pendingTerms from './039-pending-terms.ts'
import * as policyReports from './040-policy-reports.ts'
import * as imports from './041-imports.ts'
import * as redirectsToAddresses from './042-redirects-to-addresses.ts'
import * as removedAddresses from './043-removed-addresses.ts'
import * as replacedSessionTokens from './044-replaced-session-tokens.ts'
import * as subscriberNames from './045-subscriber-names.ts'

/** In the order of their numbers. One that was released is never edited, only followed by another. */
export const migrations: Record<string, Migration> = {
  '001-init': init,
  '002-media-upkeep': mediaUpkeep,
  '003-identity': identity,
  '004-post-editors': postEditors,
  '005-subscribers': subscribers,
  '006-mail': mail,
  '007-creation-keys': creationKeys,
  '008-analytics': analytics,
  '009-mail-ways': mailWays,
  '010-statistics': statistics,
  '011-mailbox-kinds': mailboxKinds,
  '012-invitations': invitations,
  '013-token-scopes': tokenScopes,
  '014-mail-audience': mailAudience,
  '015-unpublished-posts': unpublishedPosts,
  '016-scheduled-posts': scheduledPosts,
  '017-pending-edits': pendingEdits,
  '018-post-revisions': postRevisions,
  '019-preview-links': previewLinks,
  '020-pictures': pictures,
  '021-indexed-posts': indexedPosts,
  '022-content-warnings': contentWarnings,
  '023-search': search,
  '024-terms': terms,
  '025-post-scores': postScores,
  '026-unsubscribe-version': unsubscribeVersion,
  '027-search-text': searchText,
  '028-session-networks': sessionNetworks,
  '029-second-factor': secondFactor,
  '030-passkeys': passkeys,
  '031-uncompressed-tokens': uncompressedTokens,
  '032-password-resets': passwordResets,
  '033-address-changes': addressChanges,
  '034-audit-log': auditLog,
  '035-roles': roles,
  '036-linked-identities': linkedIdentities,
  '037-backup-runs': backupRuns,
  '038-first-sign-ins': firstSignIns,
  '039-pending-terms': pendingTerms,
  '040-policy-reports': policyReports,
  '041-imports': imports,
  '042-redirects-to-addresses': redirectsToAddresses,
  '043-removed-addresses': removedAddresses,
  '044-replaced-session-tokens': replacedSessionTokens,
  '045-subscriber-names': subscriberNames,
}
