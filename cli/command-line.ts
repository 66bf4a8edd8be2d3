import { VERSION } from '#server/version.ts'
import { commands } from './commands.ts'
import { asksForHelp, UsageError } from './usage.ts'

/** Runs one command of `den`, such as `['admin', 'list']`. Its outcome is in `process.exitCode`. */
export async function runCommandLine([name = 'help', ...args]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command && asksForHelp(args)) {
    process.stdout.write(command.usage)
  } else if (command) {
    await command.run(args).catch((error) => {
      if (!(error instanceof UsageError)) throw error
      process.stderr.write(`den: ${error.message}\n\n${command.usage}`)
      process.exitCode = 2
    })
  } else {
    if (name === '--version' || name === '-v') {
      process.stdout.write(`${VERSION}\n`)
      return
    }
    const isHelp = ['help', '--help', '-h'].includes(name)
    const output = isHelp ? process.stdout : process.stderr
    if (!isHelp) output.write(`den: there is no command "${name}".\n\n`)
    output.write(usage())
    process.exitCode = isHelp ? 0 : 2
  }
}

function usage(): string {
  const width = Math.max(...Object.keys(commands).map((key) => key.length))
  const lines = Object.entries(commands).map(([key, { summary }]) => `  den ${key.padEnd(width)}  ${summary}`)
  return `Den, a self-hosted home for people who write about horror films.\n\n${lines.join('\n')}\n`
}
