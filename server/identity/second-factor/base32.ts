/** RFC 4648, section 6: for secrets, as authenticator apps read them. */
export const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The bytes of a text in {@link BASE32}, without padding. */
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
