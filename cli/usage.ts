import { DEFAULT_SCOPES, DEFAULT_TOKEN_DAYS, SCOPES } from '#domain/identity/api-token.ts'
import { IMPORT_FORMATS } from '#domain/imports/import-calls.ts'

/** The usage text of each command. */
export const ADMIN_USAGE = `den admin create [--email <address>] [--name <name>] [--role owner|editor|author]
                                                       make an administrator, an owner unless told otherwise; asks
                                                       for the password
den admin reset-password [--email <address>] [--keep-tokens] [--keep-invitations]
                                                       give an administrator a new password, sign them out
                                                       everywhere, and end their API tokens and open
                                                       invitations unless they are kept
den admin remove-passkeys [--email <address>]          remove all passkeys of an administrator, who then signs
                                                       in with the password
den admin unlink-provider [--email <address>]          unlink an account from its OpenID sign-in; the next
                                                       sign-in with its address links it again
den admin reset-second-factor [--email <address>]
                                                       turn off the second factor of somebody who lost it and all
                                                       recovery codes: the password alone signs them in then
den admin change-address [--email <address>] --to <address>
                                                       change the address that an administrator signs in with
den admin set-role [--email <address>] --role owner|editor|author
                                                       change the role of an administrator
den admin remove --email <address>                     remove an administrator; all open invitations end too
den admin list                                         list administrators and their roles
den admin link                                         print a new set-up link, while there is no administrator

Without a terminal, --email is required, and the password is the first line of standard input.
`

export const SERVE_USAGE = `den serve   serve the site until a signal comes; PORT and the other settings are environment variables
`

export const DOCTOR_USAGE = `den doctor   say what is wrong with this site, and what to do; exits with 1 for a problem
`

export const TOKEN_USAGE = `den token create [--email <address>] [--name <what for>] [--scope <scope>,…] [--expires <day or days>]
                        make a token for a program, and show it once
den token list          list tokens, what they may do and when they end
den token revoke <id>   revoke a token

Scopes: ${SCOPES.join(', ')}; without --scope ${DEFAULT_SCOPES.join(', ')}.
A token ends after ${DEFAULT_TOKEN_DAYS} days, or on the day (2027-01-31) or after the days (30d) that --expires says.
`

export const DEMO_USAGE = `den demo remove   remove the demo, but what somebody changed
`

export const MIGRATE_USAGE = `den migrate [--without-backup]
                        bring the database to this version's shape, after a backup of a blog that is there

A start of the server does the same.
`

export const BACKUP_USAGE = `den backup [<file>] [--without-secrets] [--encrypt]
                        write everything into one file, while the site serves, and read it again

Without a name the file goes into BACKUP_DIR, the folder "backups" of DATA_DIR. --without-secrets leaves out passwords, tokens and keys.
--encrypt asks for a passphrase; where no terminal asks, it is the first line of standard input.
`

export const RESTORE_USAGE = `den restore <file> [--replace]
                        put a backup into an empty database, SQLite or PostgreSQL; stop the server first

--replace restores over a blog that is there. Unsent mails are cancelled, and posts whose time has passed become drafts.
An encrypted backup asks for its passphrase; where no terminal asks, it is the first line of standard input.
`

export const EXPORT_USAGE = `den export <folder>
                        write posts, drafts and scheduled posts as Markdown with their pictures into a new folder

docs/markdown-format.md says what is in the files. For everything, and to come back, make a backup.
`

export const COPY_USAGE = `den copy --to <postgres://… or folder> [--replace]
                        copy everything into an empty database of either kind, and compare every row

What is copied is the state of one moment: to move, stop the server first. Interrupted, the same command goes on
with the pictures that have arrived. --replace copies over a blog that is there.
`

export const MEDIA_USAGE = `den media move
                        move every picture to where it belongs: into MEDIA_DIR or the bucket of MEDIA_S3_…, or with
                        MEDIA_STORE=database back into the database, while the site serves

Each picture is compared with its hash before the old copy goes. Interrupted, the same command goes on.
`

export const IMPORT_USAGE = `den import <file or folder> [--from ${IMPORT_FORMATS.join('|')}]
           [--pictures <folder or archive>] [--scale 5|10|100|stars|letters]
           [--category-of-scored <name>] [--viewings each|one] [--dry-run]
                        make posts of what another program exported; a further run makes no post twice
den import --check-addresses <sitemap or list>
                        ask the running server where the addresses of the old site lead, and name those that lead to no page

--dry-run says of each post what would be made, changed and left out, and changes nothing. Pictures are taken from the files that
are imported and from --pictures; nothing is loaded from another host. Of a backup of another Den (.tar.gz) it takes posts, drafts
and pictures. --scale says what the best score is (stars: 4), without which scores such as "4" are left out; posts with a score get
the category "Horror Review" or the one that is named, unless they have one of reviews. --viewings one makes one post of several reviews of a film at Letterboxd. Nobody gets a mail.
docs/imports.md tells what moves.
`

/** Thrown when a command does not take the given arguments. The message asks for what is missing. */
export class UsageError extends Error {}

export function asksForHelp(args: readonly string[]): boolean {
  return args[0] === 'help' || args.includes('--help') || args.includes('-h')
}
