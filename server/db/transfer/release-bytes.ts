/** In bytes; smaller buffers may share their memory with others. */
const LEAST = 16_384

/** Bytes otherwise stay until the next garbage collection: pictures are large, and little else is allocated between them. */
export function release({ buffer, byteLength }: Uint8Array): void {
  if (byteLength < LEAST || buffer.byteLength !== byteLength) return
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}
