import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SecretRepository } from '../../db/secret-repository.ts'

/** Signs what browsers keep for us. The first key signs, every key verifies. */
export class SigningKeys {
  readonly #given: readonly string[]
  readonly #secrets: SecretRepository
  #keys: Promise<readonly string[]> | undefined

  /** @param given those of `SECRET`; when there are none, one is made once and kept in the database */
  constructor(given: readonly string[], secrets: SecretRepository) {
    this.#given = given
    this.#secrets = secrets
  }

  async all(): Promise<readonly string[]> {
    this.#keys ??= this.#load()
    try {
      return await this.#keys
    } catch (error) {
      this.#keys = undefined
      throw error
    }
  }

  /** @param purpose keeps a signature for one thing from counting for another */
  async sign(purpose: string, text: string): Promise<string> {
    const [first] = await this.all()
    return signature(first!, purpose, text)
  }

  async isSigned(purpose: string, text: string, claimed: string): Promise<boolean> {
    const given = Buffer.from(claimed)
    return (await this.all()).some((key) => {
      const own = Buffer.from(signature(key, purpose, text))
      return own.byteLength === given.byteLength && timingSafeEqual(own, given)
    })
  }

  async #load(): Promise<readonly string[]> {
    if (this.#given.length > 0) return this.#given
    return [await this.#secrets.getOrCreate('identity', () => randomBytes(32).toString('base64url'))]
  }
}

function signature(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')
}
