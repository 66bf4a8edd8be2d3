import { usageText as u } from './speech.ts'

interface Command {
  /** One line of help. */
  summary(): string
  run(args: readonly string[]): Promise<void>
}

/** Every command by its name. Code is loaded when a command runs, which keeps help fast. */
export const commands: Readonly<Record<string, Command>> = {
  serve: { summary: () => u('serve'), run: async (args) => (await import('./serve.ts')).run(args) },
  migrate: { summary: () => u('migrate'), run: async (args) => (await import('./migrate.ts')).run(args) },
  demo: {
    summary: () => u('demo', { command: 'den demo remove' }),
    run: async (args) => (await import('./demo.ts')).run(args),
  },
  admin: {
    summary: () => u('admin', { command: 'den admin' }),
    run: async (args) => (await import('./admin.ts')).run(args),
  },
  token: {
    summary: () => u('token', { command: 'den token' }),
    run: async (args) => (await import('./token.ts')).run(args),
  },
  backup: { summary: () => u('backup'), run: async (args) => (await import('./backup.ts')).run(args) },
  restore: { summary: () => u('restore'), run: async (args) => (await import('./restore.ts')).run(args) },
  export: { summary: () => u('export'), run: async (args) => (await import('./posts/export.ts')).run(args) },
  import: { summary: () => u('import'), run: async (args) => (await import('./posts/import.ts')).run(args) },
  doctor: { summary: () => u('doctor'), run: async (args) => (await import('./doctor.ts')).run(args) },
  media: {
    summary: () => u('media', { command: 'den media move' }),
    run: async (args) => (await import('./media.ts')).run(args),
  },
  copy: { summary: () => u('copy'), run: async (args) => (await import('./copy.ts')).run(args) },
}
