import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { storedForm } from '#domain/identity/password.ts'

export class PasswordsBusyError extends Error {}

export interface Passwords {
  /** @throws {PasswordsBusyError} while more passwords wait than can be checked soon */
  hash(password: string): Promise<string>
  /** @throws {PasswordsBusyError} while more passwords wait than can be checked soon */
  verify(attempt: { readonly hash: string; readonly password: string }): Promise<boolean>
}

/** 19 MiB, two passes, one lane: the least that OWASP recommends, and what a sign-in costs an attacker as well. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const KEY_BYTES = 32
const SALT_BYTES = 16
/** Half of the four threads of libuv's pool, which also reads files, resizes pictures and compresses pages. */
const MAX_CONCURRENT = 2
/** Length of the queue, after which a sign-in would wait longer than a second or two. */
const MAX_WAITING = 50

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const argon2id = promisify((parameters: Argon2Parameters, callback: (error: Error | null, key: Buffer) => void) =>
  argon2('argon2id', parameters, callback),
)

/** argon2id of Node's own crypto, a few at a time, so that a flood of sign-ins takes neither all memory nor all threads. */
export class Argon2Passwords implements Passwords {
  readonly #limit = pLimit(MAX_CONCURRENT)
  readonly #derive: typeof argon2id

  constructor(derive = argon2id) {
    this.#derive = derive
  }

  async hash(password: string): Promise<string> {
    const nonce = randomBytes(SALT_BYTES)
    const key = await this.#limited(() =>
      this.#derive({
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
    const key = await this.#limited(() =>
      this.#derive({
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

  #limited<T>(work: () => Promise<T>): Promise<T> {
    if (this.#limit.pendingCount >= MAX_WAITING) throw new PasswordsBusyError('Too many passwords wait to be checked.')
    return this.#limit(work)
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
