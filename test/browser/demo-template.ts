import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server.ts'

/** Fills one data folder with the demo posts; every worker works on a copy of it. */
export default async function makeDemoTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'den-browser-'))
  process.env.DEN_BROWSER_TEMPLATE = folder
  const server = await startServer(folder)
  await server.stop()
  return () => rmSync(folder, { recursive: true, force: true })
}
