import {
  ADMIN_USAGE,
  BACKUP_USAGE,
  COPY_USAGE,
  DEMO_USAGE,
  DOCTOR_USAGE,
  EXPORT_USAGE,
  IMPORT_USAGE,
  MEDIA_USAGE,
  MIGRATE_USAGE,
  RESTORE_USAGE,
  SERVE_USAGE,
  TOKEN_USAGE,
} from './usage.ts'

interface Command {
  /** One line of help. */
  readonly summary: string
  readonly usage: string
  run(args: readonly string[]): Promise<void>
}

/** Every command by its name. Code is loaded when a command runs, which keeps help fast. */
export const commands: Readonly<Record<string, Command>> = {
  serve: {
    summary: 'serve the site until a signal comes (npm start builds it first)',
    usage: SERVE_USAGE,
    run: async (args) => (await import('./serve.ts')).run(args),
  },
  migrate: {
    summary: "bring the database to this version's shape, and say what was done",
    usage: MIGRATE_USAGE,
    run: async (args) => (await import('./migrate.ts')).run(args),
  },
  demo: {
    summary: "'den demo remove' removes the demo, but what somebody changed",
    usage: DEMO_USAGE,
    run: async (args) => (await import('./demo.ts')).run(args),
  },
  admin: {
    summary: "make administrators, reset a password, print a set-up link: 'den admin' says how",
    usage: ADMIN_USAGE,
    run: async (args) => (await import('./admin.ts')).run(args),
  },
  token: {
    summary: "make, list and revoke API tokens: 'den token' says how",
    usage: TOKEN_USAGE,
    run: async (args) => (await import('./token.ts')).run(args),
  },
  backup: {
    summary: 'write everything into one file, while the site serves',
    usage: BACKUP_USAGE,
    run: async (args) => (await import('./backup.ts')).run(args),
  },
  restore: {
    summary: 'put a backup into an empty database of either kind',
    usage: RESTORE_USAGE,
    run: async (args) => (await import('./restore.ts')).run(args),
  },
  export: {
    summary: 'write the posts alone as Markdown, with their pictures',
    usage: EXPORT_USAGE,
    run: async (args) => (await import('./posts/export.ts')).run(args),
  },
  import: {
    summary: 'import posts from another program; a dry run says what would happen',
    usage: IMPORT_USAGE,
    run: async (args) => (await import('./posts/import.ts')).run(args),
  },
  doctor: {
    summary: 'say what is wrong with this site, and what to do; exits with 1 for a problem',
    usage: DOCTOR_USAGE,
    run: async (args) => (await import('./doctor.ts')).run(args),
  },
  media: {
    summary: "'den media move' moves pictures out of the database, or back",
    usage: MEDIA_USAGE,
    run: async (args) => (await import('./media.ts')).run(args),
  },
  copy: {
    summary: 'copy the blog from SQLite to PostgreSQL, or back',
    usage: COPY_USAGE,
    run: async (args) => (await import('./copy.ts')).run(args),
  },
}
