import { DEFAULT_SCOPES, DEFAULT_TOKEN_DAYS, SCOPES } from '#domain/identity/api-token.ts'
import { IMPORT_FORMATS } from '#domain/imports/import-calls.ts'
import { columns, paragraph } from './layout.ts'
import { usageText as u } from './speech.ts'

/** The column at which the words of a form begin; a longer form has them below it. */
const WIDE = 55
const NARROW = 24

/** Forms of a command with what each does, and what is to be known besides. */
interface Usage {
  readonly forms: readonly (readonly [form: string, words: string])[]
  readonly details?: readonly string[]
  readonly column?: number
}

const value = (words: string) => `<${words}>`

/** The usage text of each command, made when it is asked for in the language that is spoken then. */
const USAGES: Readonly<Record<string, () => Usage>> = {
  serve: () => ({ forms: [['', u('serveSettings')]], column: 0 }),
  doctor: () => ({ forms: [['', u('doctor')]], column: 0 }),
  demo: () => ({ forms: [['remove', u('demoRemove')]], column: 0 }),
  admin() {
    const address = value(u('address'))
    const email = `[--email ${address}]`
    const roles = 'owner|editor|author'
    return {
      forms: [
        [`create ${email} [--name ${value(u('name'))}] [--role ${roles}]`, u('adminCreate')],
        [`reset-password ${email} [--keep-tokens] [--keep-invitations]`, u('resetPassword')],
        [`remove-passkeys ${email}`, u('removePasskeys')],
        [`unlink-provider ${email}`, u('unlinkProvider')],
        [`reset-second-factor ${email}`, u('resetSecondFactor')],
        [`change-address ${email} --to ${address}`, u('changeAddress')],
        [`set-role ${email} --role ${roles}`, u('setRole')],
        [`remove --email ${address}`, u('removeAdmin')],
        ['list', u('listAdmins')],
        ['link', u('setupLink')],
      ],
      details: [u('adminWithoutTerminal')],
      column: WIDE,
    }
  },
  token() {
    const options = [`[--email ${value(u('address'))}]`, `[--name ${value(u('whatFor'))}]`]
    const scopes = { scopes: SCOPES.join(', '), usual: DEFAULT_SCOPES.join(', ') }
    return {
      forms: [
        [
          `create ${options.join(' ')} [--scope ${value(u('scope'))},…] [--expires ${value(u('dayOrDays'))}]`,
          u('tokenCreate'),
        ],
        ['list', u('tokenList')],
        ['revoke <id>', u('tokenRevoke')],
      ],
      details: [u('tokenScopes', scopes), u('tokenEnds', { days: String(DEFAULT_TOKEN_DAYS) })],
    }
  },
  migrate: () => ({ forms: [['[--without-backup]', u('migrateDoes')]], details: [u('migrateAtStart')] }),
  backup: () => ({
    forms: [[`[${value(u('file'))}] [--without-secrets] [--encrypt]`, u('backupDoes')]],
    details: [u('backupPlace')],
  }),
  restore: () => ({ forms: [[`${value(u('file'))} [--replace]`, u('restoreDoes')]], details: [u('restoreReplaces')] }),
  export: () => ({ forms: [[value(u('folder')), u('exportDoes')]], details: [u('exportFormat')] }),
  copy: () => ({
    forms: [[`--to ${value(`postgres://… ${u('orFolder')}`)} [--replace]`, u('copyDoes')]],
    details: [u('copyMoment')],
  }),
  media: () => ({ forms: [['move', u('mediaDoes')]], details: [u('mediaCompares')] }),
  import() {
    const options = [
      `[--from ${IMPORT_FORMATS.join('|')}]`,
      `[--pictures ${value(u('folderOrArchive'))}] [--scale 5|10|100|stars|letters]`,
      `[--category-of-scored ${value(u('name'))}] [--viewings each|one] [--dry-run]`,
    ]
    return {
      forms: [
        [`${value(u('fileOrFolder'))} ${options.join('\n           ')}`, u('importDoes')],
        [`--check-addresses ${value(u('sitemapOrList'))}`, u('importChecks')],
      ],
      details: [u('importOptions')],
    }
  },
}

export function usageOf(command: string): string {
  const { forms, details = [], column = NARROW } = USAGES[command]!()
  const lines = forms.map(([form, words]) => columns(`den ${command} ${form}`.trim(), words, column))
  return [`${lines.join('\n')}\n`, ...(details.length > 0 ? [`${details.map(paragraph).join('\n')}\n`] : [])].join('\n')
}

/** Thrown when a command does not take the given arguments. The message asks for what is missing. */
export class UsageError extends Error {}

export function asksForHelp(args: readonly string[]): boolean {
  return args[0] === 'help' || args.includes('--help') || args.includes('-h')
}
