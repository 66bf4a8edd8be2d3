import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

interface CreationOptions {
  readonly rp: { readonly id?: string }
  readonly user: { readonly id: string }
  readonly challenge: string
}

interface RequestOptions {
  readonly rpId?: string
  readonly challenge: string
}

/** Deviations from a correct response. */
export interface Flaws {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly isVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  /** Signs with the key of another authenticator. */
  readonly signer?: Authenticator
}

/** A passkey (ES256) in software, whose responses have the form in which a browser returns them. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #userId = randomBytes(32).toString('base64url')
  counter: number

  /** @param counter the initial signature counter; 0 for an authenticator without one */
  constructor(origin: string, counter = 0) {
    this.#origin = origin
    this.counter = counter
  }

  create(options: CreationOptions, flaws: Flaws = {}) {
    this.#userId = options.user.id
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const id = Buffer.from(this.id, 'base64url')
    const credential = [
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 255]),
      id,
      // A COSE key: EC2, ES256, P-256, x, y (RFC 9052, 7).
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
      Buffer.from(x!, 'base64url'),
      Buffer.from([0x22, 0x58, 32]),
      Buffer.from(y!, 'base64url'),
    ]
    const data = Buffer.concat([this.#head(options.rp.id ?? '', 0x40, flaws), ...credential])
    // A map of three: fmt "none", an empty attStmt, authData as bytes.
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x59, data.length >> 8, data.length & 255]),
      data,
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, flaws).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  get(options: RequestOptions, flaws: Flaws = {}) {
    if (this.counter > 0) this.counter++
    const clientData = this.#clientData('webauthn.get', options.challenge, flaws)
    const authenticatorData = this.#head(options.rpId ?? '', 0, flaws)
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: (flaws.signer ?? this).#sign(Buffer.concat([authenticatorData, sha256(clientData)])),
        userHandle: flaws.userHandle ?? this.#userId,
      },
    }
  }

  #sign(data: Buffer): string {
    return createSign('sha256').update(data).sign(this.#keys.privateKey).toString('base64url')
  }

  #clientData(type: string, challenge: string, flaws: Flaws): Buffer {
    const said = { type, challenge, origin: this.#origin, crossOrigin: false }
    const { origin, type: otherType, challenge: otherChallenge } = flaws
    return Buffer.from(
      JSON.stringify({
        ...said,
        ...(origin && { origin }),
        ...(otherType && { type: otherType }),
        ...(otherChallenge && { challenge: otherChallenge }),
      }),
    )
  }

  /** Hash of the host, flags (user present, user verified and those given), counter. */
  #head(rpId: string, flags: number, { isVerified = true, counter = this.counter, ...flaws }: Flaws): Buffer {
    const end = Buffer.alloc(5)
    end.writeUInt8(flags | 0x01 | (isVerified ? 0x04 : 0))
    end.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(flaws.rpId ?? rpId), end])
  }
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** A text of less than 24 bytes in CBOR. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
}
