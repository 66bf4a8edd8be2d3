/** Draws the demo pictures: `node content/art/draw.ts [--out=folder] [name…]`; without names, all of them. */
import { mkdir, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { develop, type Finish, print } from './finish.ts'
import type { Frame } from './frame.ts'

export interface Picture {
  frame: Frame
  finish?: Finish
}

interface SceneModule {
  scene: () => Picture | Promise<Picture>
}

const here = import.meta.dirname
const args = process.argv.slice(2)
const out = args.find((a) => a.startsWith('--out='))?.slice(6) ?? join(here, '..', 'demo', 'pictures')
const names = args.filter((a) => !a.startsWith('--'))
const known = (await readdir(join(here, 'scenes'))).map((file) => basename(file, '.ts')).sort()
await mkdir(out, { recursive: true })

for (const name of names.length > 0 ? names : known) {
  if (!known.includes(name)) throw new Error(`There is no scene "${name}". There are: ${known.join(', ')}`)
  const started = performance.now()
  const { scene } = (await import(`./scenes/${name}.ts`)) as SceneModule
  const { frame, finish } = await scene()
  const { bytes, quality } = await print(develop(frame, finish), join(out, `${name}.jpg`))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${name}: ${Math.round(bytes / 1000)} kB, quality ${quality}, ${seconds} s`)
}
