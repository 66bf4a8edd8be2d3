import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'

const POLL_MS = 50

/** Until a slow rendition is ready, the original picture is sent. */
export async function untilMade(port: number, picture: string): Promise<void> {
  for (;;) {
    const { status, headers } = await ask(port, picture)
    if (status !== 200) throw new Error(`${picture} was answered with ${status}.`)
    if (!picture.endsWith('.webp') || headers['content-type'] === 'image/webp') return
    await sleep(POLL_MS)
  }
}
