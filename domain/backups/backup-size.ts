/** `412 kB` or `3.2 MB`, rounded up below a megabyte. */
export function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
