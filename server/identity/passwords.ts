import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { storedForm } from '#domain/password.ts'

/** What better-auth asks of whoever hashes its passwords. */
export interface Passwords {
  /** @throws {TooBusyError} */
  hash(password: string): Promise<string>
  /** @throws {TooBusyError} */
  verify(attempt: { readonly hash: string; readonly password: string }): Promise<boolean>
}

/** So many wait for their turn that one more would only wait in vain. */
export class TooBusyError extends Error {}

/** 19 MiB, two passes, one lane: the least that OWASP recommends, and what a sign-in costs an attacker as well. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const KEY_BYTES = 32
const SALT_BYTES = 16
const AT_ONCE = 4
const WAITING_AT_MOST = 100

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const argon2id = promisify((parameters: Argon2Parameters, callback: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, callback),
)

/** argon2id of Node's own crypto, a few at a time, so that a flood of sign-ins takes neither all memory nor all threads. */
export class Argon2Passwords implements Passwords {
  #running = 0
  readonly #waiting: (() => void)[] = []

  async hash(password: string): Promise<string> {
    const nonce = randomBytes(SALT_BYTES)
    const key = await this.#inTurn(() =>
      argon2id({
        message: storedForm(password),
        nonce,
        memory: MEMORY_KIB,
        passes: PASSES,
        parallelism: LANES,
        tagLength: KEY_BYTES,
      }),
    )
    return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(nonce)}$${unpadded(key)}`
  }

  async verify({ hash, password }: { readonly hash: string; readonly password: string }): Promise<boolean> {
    const [, memory, passes, lanes, salt, wanted] = PHC.exec(hash) ?? []
    if (salt === undefined || wanted === undefined) throw new Error('This is no argon2id hash.')
    const expected = Buffer.from(wanted, 'base64')
    const key = await this.#inTurn(() =>
      argon2id({
        message: storedForm(password),
        nonce: Buffer.from(salt, 'base64'),
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(lanes),
        tagLength: expected.byteLength,
      }),
    )
    return timingSafeEqual(key, expected)
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < AT_ONCE) this.#running++
    else if (this.#waiting.length >= WAITING_AT_MOST) throw new TooBusyError('Too many passwords are being checked.')
    // Whoever is done hands its place over, so the number of those running stays.
    else await new Promise<void>((go) => this.#waiting.push(go))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
