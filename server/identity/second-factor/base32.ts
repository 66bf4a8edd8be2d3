/** RFC 4648, section 6: for secrets, as authenticator apps read them. */
export const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Crockford's: without the letters that look like a digit. For codes that people type. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** @param bytes a multiple of five, so that nothing has to be padded */
export function base32(bytes: Uint8Array, alphabet: string): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31]
    value &= (1 << bits) - 1
  }
  return text
}

export function base32Bytes(text: string): Uint8Array {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const letter of text) {
    value = (value << 5) | BASE32.indexOf(letter)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push(value >>> bits)
    value &= (1 << bits) - 1
  }
  return Uint8Array.from(bytes)
}
