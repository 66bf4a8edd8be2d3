import { crc32, deflateRawSync } from 'node:zlib'

interface Member {
  readonly name: string
  readonly data: string | Uint8Array
  /** Unpacked size in bytes that the archive claims. */
  readonly claims?: number
}

const NOTHING = deflateRawSync('')

/** A ZIP archive, possibly malformed. */
export function zipOf(members: readonly Member[], { saysUtf8 = true } = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, claims } of members) {
    const [bytes, nameBytes] = [Buffer.from(data), Buffer.from(name)]
    const packed = bytes.length === 0 ? NOTHING : deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    // Names are in UTF-8.
    if (saysUtf8) facts.writeUInt16LE(0x800, 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claims ?? bytes.length, 18)
    facts.writeUInt16LE(nameBytes.length, 22)
    const local = [Buffer.from('PK\x03\x04'), facts, nameBytes, packed]
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, place, nameBytes)
    parts.push(...local)
    offset += local.reduce((sum, part) => sum + part.length, 0)
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(members.length, 4)
  end.writeUInt16LE(members.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end])
}
