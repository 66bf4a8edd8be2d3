import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestPostgres } from '#test/support/database/databases.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'

const FOLDER = 'docs/monitoring'

/** @throws {Error} with what it says, where it finds a fault */
function promtool(args: readonly string[], input = ''): string {
  return execFileSync('promtool', args, { encoding: 'utf8', input })
}

it('the alert rules are valid, and each is raised by its fault alone', () => {
  expect(promtool(['check', 'rules', join(FOLDER, 'alerts.yml')])).toContain('SUCCESS: 12 rules found')
  expect(promtool(['test', 'rules', join(FOLDER, 'alerts-test.yml')])).toContain('SUCCESS')
})

it('Prometheus understands what the dashboard asks', () => {
  const dashboard = JSON.parse(readFileSync(join(FOLDER, 'grafana-dashboard.json'), 'utf8'))
  const asked: string[] = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const rules = asked.map((expr, index) => ({ record: `asked:${index}`, expr: expr.replaceAll('$job', 'den') }))
  const file = join(temporaryFolder(), 'asked.yml')
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  expect(promtool(['check', 'rules', file])).toContain(`SUCCESS: ${asked.length} rules found`)
})

it('the metrics are named as Prometheus wants', async () => {
  const token = 'a-token-of-thirty-three-letters-x'
  await using app = await openTestApp(openTestPostgres, { env: { METRICS_TOKEN: token } })
  await app.get('/greetings')
  const { body } = await app.get('/metrics', { headers: { Authorization: `Bearer ${token}` } })
  expect(body).toContain('den_database_connections{state="busy"}')
  expect(promtool(['check', 'metrics'], body)).toBe('')
})
