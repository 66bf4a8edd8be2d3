/** 2^17, the least that OWASP recommends: deriving the key takes 128 MB and half a second; age's own 2^18 would take 256 MB. */
const WORK_FACTOR = 17
/** The first bytes of a file encrypted by age. */
const MAGIC = 'age-encryption.org/v1\n'
/** Upper limit of the work factor: 2^18 takes 256 MB of memory. */
const WORK_FACTOR_MAX = 18

export async function encrypted(
  plain: ReadableStream<Uint8Array>,
  passphrase: string,
): Promise<ReadableStream<Uint8Array>> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(WORK_FACTOR)
  encrypter.setPassphrase(passphrase)
  return encrypter.encrypt(plain)
}

/** @throws an `Error` when the passphrase is another one */
export async function decrypted(
  cipher: ReadableStream<Uint8Array>,
  passphrase: string,
): Promise<ReadableStream<Uint8Array>> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return decrypter.decrypt(cipher)
}

/** The encryption of a file by its first bytes; `costly` when deriving its key would take too much memory. */
export function encryptionOf(start: Buffer): 'none' | 'passphrase' | 'key' | 'costly' {
  const text = start.toString('latin1')
  if (!text.startsWith(MAGIC)) return 'none'
  const factor = /^-> scrypt \S+ ([0-9]+)\n/.exec(text.slice(MAGIC.length))?.[1]
  if (factor === undefined) return 'key'
  return Number(factor) > WORK_FACTOR_MAX ? 'costly' : 'passphrase'
}

/** The key of many pictures: deriving one from the passphrase for each would take half a second. */
export interface PictureKey {
  readonly recipient: string
  /** The key itself, encrypted by the passphrase. */
  wrapped(passphrase: string): Promise<Uint8Array>
  /** @throws an `Error` for bytes that this key did not encrypt */
  decrypted(cipher: Uint8Array): Promise<Uint8Array>
}

export async function newKey(): Promise<PictureKey> {
  const { generateX25519Identity } = await import('age-encryption')
  return pictureKey(await generateX25519Identity())
}

/** @throws an `Error` when the passphrase is another one */
export async function wrappedKey(file: Uint8Array, passphrase: string): Promise<PictureKey> {
  if (encryptionOf(Buffer.from(file)) !== 'passphrase') throw new Error('not a key with a passphrase')
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return pictureKey((await decrypter.decrypt(file, 'text')).trim())
}

export async function encryptedWithKey(plain: Uint8Array, { recipient }: PictureKey): Promise<Uint8Array> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return encrypter.encrypt(plain)
}

async function pictureKey(identity: string): Promise<PictureKey> {
  const { Decrypter, Encrypter, identityToRecipient } = await import('age-encryption')
  return {
    recipient: await identityToRecipient(identity),
    async wrapped(passphrase) {
      const encrypter = new Encrypter()
      encrypter.setScryptWorkFactor(WORK_FACTOR)
      encrypter.setPassphrase(passphrase)
      return encrypter.encrypt(`${identity}\n`)
    },
    async decrypted(cipher) {
      const decrypter = new Decrypter()
      decrypter.addIdentity(identity)
      return decrypter.decrypt(cipher)
    },
  }
}
