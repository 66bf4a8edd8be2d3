import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { ConfigError } from '../../config/config-error.ts'

/** Prefix of encrypted values, with which no plain value begins. */
const PREFIX = 'enc1'
const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const KEY_ID_BYTES = 6
const IV_BYTES = 12
const TAG_BYTES = 16

interface Key {
  readonly id: string
  readonly bytes: Buffer
}

/** Encrypts secrets that are stored in the database, with the keys of `ENCRYPTION_KEY`. Without a key they are stored as plain text. */
export class SecretCipher {
  readonly #keys: readonly Key[]
  /** Null if values are stored as plain text. */
  readonly #current: Key | null

  /** @param keys the first encrypts, all decrypt; an empty first one encrypts nothing */
  constructor(keys: readonly string[] = []) {
    this.#keys = keys.filter(Boolean).map((key) => ({
      id: derived(key, 'id', KEY_ID_BYTES).toString('hex'),
      bytes: derived(key, 'key'),
    }))
    this.#current = keys[0] ? this.#keys[0]! : null
  }

  /** @param place table and row of the value, which are authenticated with it: in another row it cannot be decrypted */
  encrypt(text: string, place: string): string {
    const key = this.#current
    if (!key) return text
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(ALGORITHM, key.bytes, iv, { authTagLength: TAG_BYTES })
    cipher.setAAD(Buffer.from(place))
    const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return `${PREFIX}.${key.id}.${bytes.toString('base64url')}`
  }

  /**
   * @throws {ConfigError} without the key of the value
   * @throws {Error} for a value that was changed, or moved to another place
   */
  decrypt(stored: string, place: string): string {
    const [prefix, id, content] = stored.split('.')
    if (prefix !== PREFIX || content === undefined) return stored
    const key = this.#keys.find((known) => known.id === id)
    if (!key) throw missingKey(this.#keys.length > 0)
    const bytes = Buffer.from(content, 'base64url')
    const decipher = createDecipheriv(ALGORITHM, key.bytes, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(place))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  }

  isCurrent(stored: string): boolean {
    const key = this.#current
    return stored.startsWith(key ? `${PREFIX}.${key.id}.` : `${PREFIX}.`) === (key !== null)
  }
}

function derived(key: string, purpose: string, bytes = KEY_BYTES): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `den encryption at rest: ${purpose}`, bytes))
}

function missingKey(hasKeys: boolean): ConfigError {
  const what = 'The database holds secrets that were encrypted with a key'
  const remedy = 'docs/operations.md says what to do where that key is lost.'
  return new ConfigError(
    hasKeys
      ? `${what}, which is none of those in ENCRYPTION_KEY. Add it behind the others, after a comma. ${remedy}`
      : `${what}, and ENCRYPTION_KEY is not set. Set it to that key. ${remedy}`,
  )
}
