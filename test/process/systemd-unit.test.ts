import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The directives of each section of the unit. */
function unit(): Record<string, string[]> {
  const text = readFileSync('deploy/den.service', 'utf8')
  const sections = text.split(/^\[(\w+)\]\n/m).slice(1)
  return Object.fromEntries(
    sections.flatMap((name, at) => (at % 2 === 0 ? [[name, (sections[at + 1] ?? '').trim().split('\n')]] : [])),
  )
}

describe('the systemd unit', () => {
  it('starts after a database of this machine, and again however often it ended', () => {
    const { Unit, Service } = unit()
    expect(Unit?.find((line) => line.startsWith('After='))).toMatch(/network-online\.target.*postgresql\.service/)
    expect(Unit).toContain('StartLimitIntervalSec=0')
    expect(Service).toEqual(expect.arrayContaining(['Restart=on-failure', 'RestartSec=5']))
  })

  it('keeps what lowers its exposure, and lets Node compile', () => {
    const { Service = [] } = unit()
    expect(Service).toEqual(
      expect.arrayContaining([
        'CapabilityBoundingSet=',
        'NoNewPrivileges=yes',
        'PrivateUsers=yes',
        'ProtectKernelModules=yes',
        'ProtectSystem=strict',
        'RestrictNamespaces=yes',
        'SystemCallFilter=@system-service',
      ]),
    )
    expect(Service.filter((line) => !line.startsWith('#')).join()).not.toContain('MemoryDenyWriteExecute')
  })
})
