/**
 * A hash of 53 bits, the same on every machine and not for secrets: it names the address of a cover by its content, and seeds
 * the random numbers of its drawing. Two multiplicative hashes of 32 bits over the code units, each mixed with the other at
 * the end by the 32-bit finalizer `lowbias32` (Chris Wellons).
 */
export function textHash(text: string): number {
  let high = 0x9e3779b9
  let low = 0x85ebca6b
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 0x27d4eb2f)
    low = Math.imul(low ^ unit, 0x165667b1)
  }
  high = mix(high ^ (low >>> 15))
  low = mix(low ^ (high >>> 13))
  return (high & 0x1fffff) * 2 ** 32 + low
}

function mix(bits: number): number {
  let out = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  out = Math.imul(out ^ (out >>> 15), 0x846ca68b)
  return (out ^ (out >>> 16)) >>> 0
}
