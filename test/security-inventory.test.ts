import { globSync, readFileSync } from 'node:fs'
import { DEFAULT_MAX_VERSION, DEFAULT_MIN_VERSION } from 'node:tls'
import { expect, it } from 'vitest'

const INVENTORY = readFileSync('docs/security-inventory.md', 'utf8')
const SOURCES = globSync('{server,cli,app,domain}/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** What a page of the inventory lists under a heading. */
function section(heading: string): string {
  return INVENTORY.split(/^## /m).find((part) => part.startsWith(heading))!
}

/** Files whose text matches, without repetition. */
function filesWith(pattern: RegExp): string[] {
  return SOURCES.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
}

function namesIn(pattern: RegExp, paths: RegExp = /./): string[] {
  const found = SOURCES.filter(({ path }) => paths.test(path)).flatMap(({ text }) => [...text.matchAll(pattern)])
  return [...new Set(found.map(([, name]) => name!))].toSorted()
}

it('lists every file that computes with keys, hashes or random numbers', () => {
  const files = filesWith(
    /(?:from|import\() ?'(?:node:crypto|age-encryption|@simplewebauthn\/server|openid-client|s3mini)'/,
  )
  expect(files.length).toBeGreaterThan(25)
  const types = filesWith(/^import type .*'(?:@simplewebauthn\/server|openid-client)'/m)
  const algorithms = section('Algorithms')
  expect(files.filter((path) => !types.includes(path) && !algorithms.includes(`\`${path}\``))).toEqual([])
})

it('names the only algorithms that the code asks for', () => {
  expect(namesIn(/createHash\('([^']+)'/g)).toEqual(['sha256'])
  expect(namesIn(/createHmac\('([^']+)'/g)).toEqual(['sha1', 'sha256'])
  expect(filesWith(/createHmac\('sha1'/)).toEqual(['server/identity/second-factor/totp.ts'])
  expect(namesIn(/\b(createCipheriv|createCipher|publicEncrypt|privateDecrypt)\(/g)).toEqual(['createCipheriv'])
  expect(readFileSync('server/db/encryption/secret-cipher.ts', 'utf8')).toContain("const ALGORITHM = 'aes-256-gcm'")
})

it('leaves what may be guessed alone to generators that can be', () => {
  expect(filesWith(/Math\.random/).toSorted()).toEqual([
    'app/routes/admin/post-form/saving/local-copy/use-local-copy.ts',
    'app/routes/admin/post-form/text-editor/pending-pictures.ts',
    'server/identity/links/password-resets.ts',
    'server/mail/outbox/outbox-worker.ts',
    'server/mail/outbox/retry-schedule.ts',
  ])
})

it('lists every table, with the level of what is in it', () => {
  const [, policies = ''] =
    /POLICIES[^{]*\{(.*?)\n\}/s.exec(readFileSync('server/backup/table-policy.ts', 'utf8')) ?? []
  const tables = [...policies.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table!)
  expect(tables.length).toBeGreaterThan(40)
  const rows = section('Data').matchAll(/^\| (`.+?`) \| .*(?:public|internal|personal|secret)/gm)
  const listed = [...rows].flatMap(([, names]) => names!.replaceAll('`', '').split(', '))
  expect(listed.toSorted()).toEqual(tables.toSorted())
})

it('lists every address that a setting names', () => {
  const settings = namesIn(/\b([A-Z][A-Z0-9_]*_(?:URL|ORIGIN|ISSUER|ENDPOINT))\b/g, /^server\/config\//)
  const connections = section('Connections')
  const isListed = (name: string) => connections.includes(`\`${name}\``)
  // Names of defaults in the code begin as the settings do.
  expect(
    settings.filter((name) => /^(EMAILJS|CAPTCHA|ANALYTICS|WIKIDATA|OIDC|BACKUP|MEDIA|SMTP|DATABASE|SITE)_/.test(name)),
  ).toEqual(settings.filter(isListed))
  expect(settings.filter(isListed).length).toBeGreaterThan(8)
})

it('lists every event of the logs', () => {
  const logs = section('Logs')
  expect(namesIn(/\bevent: '([^']+)'/g).filter((name) => !logs.includes(`\`${name}\``))).toEqual([])
})

it('connections use TLS 1.2 or 1.3 and verify certificates, since nothing turns that off', () => {
  expect([DEFAULT_MIN_VERSION, DEFAULT_MAX_VERSION]).toEqual(['TLSv1.2', 'TLSv1.3'])
  const weaker =
    /rejectUnauthorized|TLS_REJECT|minVersion|maxVersion|secureProtocol|ciphers:|checkServerIdentity|tls-min|tls-cipher/
  expect(filesWith(weaker)).toEqual([])
  expect(readFileSync('scripts/node-settings.sh', 'utf8')).not.toMatch(weaker)
})

it('no code is made of text, and no program is called but those of backups and imports', () => {
  expect(filesWith(/\beval\(|new Function\(|node:vm/)).toEqual([])
  expect(filesWith(/node:child_process/).toSorted()).toEqual(['server/concurrency/child-process.ts'])
  // Neither `exec` nor a shell.
  expect(namesIn(/import \{ (?:type \w+, )?(\w+) \} from 'node:child_process'/g)).toEqual(['fork'])
  expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/)).toEqual([
    'app/root.tsx',
    'app/ui/structured-data.tsx',
  ])
})

it('no regular expression is made of input, and no message of another origin is listened to', () => {
  expect(filesWith(/new RegExp\(/).toSorted()).toEqual([
    'app/routes/admin/post-form/text-editor/commands.ts',
    'app/routes/admin/post-form/text-editor/html-to-marks.ts',
    'domain/locales/recognised.ts',
    'domain/look/own-css.ts',
    'domain/redacted-url.ts',
    'domain/text/ascii-letters.ts',
    'server/media/rendition-name.ts',
  ])
  // Channels of this origin, and the worker of pictures.
  expect(filesWith(/addEventListener\('message'|onmessage/).toSorted()).toEqual([
    'app/routes/admin/picture/compress-worker.ts',
    'app/routes/admin/picture/prepare-picture.ts',
    'app/ui/session/provider-channel.ts',
    'app/ui/session/session-channel.ts',
  ])
})

it('packages are of the versions and bytes of the lock file, and CI asks for known faults in them', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; version?: string }>
  }
  const installed = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'))
  expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([])
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  for (const [name, version] of Object.entries(dependencies))
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version])
  const [workflow = ''] = globSync('.github/workflows/*.yml').map((path) => readFileSync(path, 'utf8'))
  expect(workflow).toContain('npm audit --omit=dev --audit-level=high')
  expect(workflow).toContain('npm run --silent sbom')
  expect(readFileSync('.github/dependabot.yml', 'utf8')).toContain('interval: weekly')
})
