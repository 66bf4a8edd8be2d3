import { expect, it } from 'vitest'
import { den } from '#test/support/process/command.ts'
import { migratedFolder, temporaryFolder } from '#test/support/process/folder.ts'

const doctor = (env: Readonly<Record<string, string>>) => den(['doctor'], env)

it('den doctor ends with 0 for hints and warnings, with 1 for a problem, and makes no database', async () => {
  const nowhere = temporaryFolder()
  expect(await doctor({ DATA_DIR: nowhere })).toMatchObject({
    ended: 1,
    output: { stderr: `There is no blog in ${nowhere}. "den serve" makes one.\n` },
  })
  const dataDir = migratedFolder()
  const well = await doctor({ DATA_DIR: dataDir })
  expect(well.output.stdout).toMatch(/^warning {2}Address .*\n {26}Set SITE_URL/m)
  expect(well.output.stdout).toMatch(/^not yet {2}Mail .*\n {26}Set one up/m)
  expect(well.ended).toBe(0)
  const mailless = await doctor({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'den@den.example' })
  expect(mailless.output.stdout).toMatch(/^PROBLEM {2}Mail .*ECONNREFUSED/m)
  expect(mailless.ended).toBe(1)
})
