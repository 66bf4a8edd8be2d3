import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server.ts'

/** Fills one data folder with the demo posts; every blog works on a copy of it. */
export default async function makeDemoTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'den-browser-'))
  const [template, renditions] = [join(folder, 'template'), join(folder, 'renditions')]
  mkdirSync(template)
  mkdirSync(renditions)
  process.env.DEN_BROWSER_TEMPLATE = template
  // Servers of the tests share compiled code; compiling takes half of a start.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compile-cache')
  const server = await startServer(template)
  await server.stop()
  // The name of a rendition contains the hash of its content, so all servers can share the folder.
  symlinkSync(renditions, join(template, 'renditions'))
  return () => rmSync(folder, { recursive: true, force: true })
}
