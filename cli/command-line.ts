import { VERSION } from '#server/version.ts'
import { commands } from './commands.ts'
import { speak, usageText } from './speech.ts'
import { spokenLanguage } from './spoken-language.ts'
import { asksForHelp, UsageError, usageOf } from './usage.ts'

/** Runs one command of `den`, such as `['admin', 'list']`. Its outcome is in `process.exitCode`. */
export async function runCommandLine([name = 'help', ...args]: readonly string[]): Promise<void> {
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${VERSION}\n`)
    return
  }
  await speak(await spokenLanguage(process.env))
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command && asksForHelp(args)) {
    process.stdout.write(usageOf(name))
  } else if (command) {
    await command.run(args).catch((error) => {
      if (!(error instanceof UsageError)) throw error
      process.stderr.write(`den: ${error.message}\n\n${usageOf(name)}`)
      process.exitCode = 2
    })
  } else {
    const isHelp = ['help', '--help', '-h'].includes(name)
    const output = isHelp ? process.stdout : process.stderr
    if (!isHelp) output.write(`den: ${usageText('noCommand', { name })}\n\n`)
    output.write(usage())
    process.exitCode = isHelp ? 0 : 2
  }
}

function usage(): string {
  const width = Math.max(...Object.keys(commands).map((key) => key.length))
  const lines = Object.entries(commands).map(([key, { summary }]) => `  den ${key.padEnd(width)}  ${summary()}`)
  return `${usageText('about')}\n\n${lines.join('\n')}\n`
}
