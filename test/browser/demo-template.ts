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
  // Some twenty servers run the same code.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compile-cache')
  const server = await startServer(template)
  await server.stop()
  // A picture in another size has the hash of its content in its name, so one server's is every server's.
  symlinkSync(renditions, join(template, 'renditions'))
  return () => rmSync(folder, { recursive: true, force: true })
}
