import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { WINDOW } from './admin.ts'
import { CHROMIUM_ARGUMENTS } from './chromium-arguments.ts'

const LAUNCH_ARGUMENTS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-first-run',
  // Built-in extensions, each with its own process.
  '--disable-component-extensions-with-background-pages',
  '--disable-extensions',
  `--window-size=${WINDOW.width},${WINDOW.height}`,
  ...CHROMIUM_ARGUMENTS,
]

/** A browser with a profile on disk, which can be killed and started again over it. The headless shell keeps none. */
export class KillableBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'den-profile-'))
  #process: ChildProcess | undefined
  #browser: Browser | undefined

  async start(): Promise<BrowserContext> {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const path = process.env.CHROMIUM ?? chromium.executablePath()
    this.#process = spawn(path, [...LAUNCH_ARGUMENTS, ...sandbox, `--user-data-dir=${this.#profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const said: string[] = []
    for await (const line of createInterface({ input: this.#process.stderr! })) {
      said.push(line)
      const [, endpoint] = /DevTools listening on (\S+)/.exec(line) ?? []
      if (!endpoint) continue
      this.#process.stderr!.resume()
      this.#browser = await chromium.connectOverCDP(endpoint)
      return this.#browser.contexts()[0]!
    }
    throw new Error(`The browser did not start.\n${said.join('\n')}`)
  }

  /** Ends the browser like a crash: nothing more is written. */
  async kill(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const gone = new Promise((resolve) => this.#process!.once('exit', resolve))
    this.#process.kill('SIGKILL')
    await gone
    await this.#browser?.close().catch(() => undefined)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
    // Helper processes of the browser may write for a moment longer.
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
