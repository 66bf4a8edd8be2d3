import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/process/folder.ts'

/** What `./den` of a folder passes on as SITE_URL. */
function siteUrlIn(folder: string, env: Record<string, string> = {}): string {
  const path = `${dirname(process.execPath)}:${process.env.PATH}`
  const { stdout } = spawnSync(join(folder, 'den'), ['serve'], { encoding: 'utf8', env: { PATH: path, ...env } })
  return stdout.trim()
}

it('den reads .env in its folder, den.env beside the folder of a release, or what DEN_ENV_FILE names', () => {
  const outside = temporaryFolder()
  const folder = join(outside, 'den-0.1.0')
  for (const part of ['scripts', 'cli']) mkdirSync(join(folder, part), { recursive: true })
  for (const file of ['den', 'scripts/node-settings.sh']) cpSync(file, join(folder, file))
  writeFileSync(join(folder, 'cli/main.ts'), 'console.log(process.env.SITE_URL)')
  expect(siteUrlIn(folder)).toBe('undefined')

  writeFileSync(join(folder, '.env'), 'SITE_URL=https://clone.example')
  writeFileSync(join(outside, 'den.env'), 'SITE_URL=https://release.example')
  writeFileSync(join(outside, 'named'), 'SITE_URL=https://named.example')
  expect(siteUrlIn(folder)).toBe('https://clone.example')
  writeFileSync(join(folder, 'release.json'), '{}')
  expect(siteUrlIn(folder)).toBe('https://release.example')
  expect(siteUrlIn(folder, { DEN_ENV_FILE: join(outside, 'named') })).toBe('https://named.example')
  expect(siteUrlIn(folder, { SITE_URL: 'https://environment.example' })).toBe('https://environment.example')
})
