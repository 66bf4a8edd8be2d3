/**
 * 53 bits that are the same for the same text on every machine: for names and for choices, never for secrets. Two
 * multiplicative hashes of 32 bits go side by side over its code units and stir each other at the end.
 */
export function textHash(text: string): number {
  let high = 0x9e3779b9
  let low = 0x85ebca6b
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 0x27d4eb2f)
    low = Math.imul(low ^ unit, 0x165667b1)
  }
  high = stirred(high ^ (low >>> 15))
  low = stirred(low ^ (high >>> 13))
  return (high & 0x1fffff) * 2 ** 32 + low
}

function stirred(bits: number): number {
  let out = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  out = Math.imul(out ^ (out >>> 15), 0x846ca68b)
  return (out ^ (out >>> 16)) >>> 0
}
