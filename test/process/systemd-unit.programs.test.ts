import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Tenths, from 0 (exposed to nothing) to 100. */
const MOST_EXPOSED = 25

it('the unit for systemd exposes little, by the measure of systemd', () => {
  const said = execFileSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', `--threshold=${MOST_EXPOSED}`, 'deploy/den.service'],
    { encoding: 'utf8' },
  )
  expect(said).toMatch(/Overall exposure level for den\.service: [\d.]+ OK/)
})
