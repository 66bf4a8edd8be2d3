import type { SecretRepository } from '../../db/secret-repository.ts'
import { isSameSignature, newToken, signature } from '../../tokens.ts'

/** Signs values of cookies and keys of counts. The first key signs, every key verifies. */
export class SigningKeys {
  readonly #given: readonly string[]
  readonly #secrets: SecretRepository
  #keys: Promise<readonly string[]> | undefined

  /** @param given those of `SECRET`; if empty, one is generated once and stored in the database */
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

  /** @param purpose makes a signature for one purpose invalid for every other */
  async sign(purpose: string, text: string): Promise<string> {
    const [first] = await this.all()
    return signature(first!, purpose, text)
  }

  async isSigned(purpose: string, text: string, claimed: string): Promise<boolean> {
    return (await this.all()).some((key) => isSameSignature(signature(key, purpose, text), claimed))
  }

  async #load(): Promise<readonly string[]> {
    if (this.#given.length > 0) return this.#given
    return [await this.#secrets.getOrCreate('identity', newToken)]
  }
}
