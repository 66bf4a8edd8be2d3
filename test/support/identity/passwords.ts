import { createHash, randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Passwords } from '#server/identity/passwords.ts'

const STORED = /^fake\$([0-9a-f]{16})\$([0-9a-f]{64})$/

/** One salted SHA-256 in place of argon2id, which `server/identity/passwords.test.ts` covers. */
export class FakePasswords implements Passwords {
  async hash(password: string): Promise<string> {
    const salt = randomBytes(8).toString('hex')
    await setImmediate()
    return `fake$${salt}$${digest(salt, password)}`
  }

  async verify({ hash, password }: { readonly hash: string; readonly password: string }): Promise<boolean> {
    const [, salt = '', expected] = STORED.exec(hash) ?? []
    if (!expected) throw new Error(`${hash} was not made by FakePasswords.`)
    await setImmediate()
    return digest(salt, password) === expected
  }
}

function digest(salt: string, password: string): string {
  return createHash('sha256')
    .update(`${salt}${password.normalize('NFC')}`)
    .digest('hex')
}
