/** Offsets in the header of a 64-bit ELF file, little-endian, as x64 and arm64 have it. */
const PROGRAM_HEADERS = 0x20
const SECTION_HEADERS = 0x28
const PROGRAM_HEADER_SIZE = 0x36
const PROGRAM_HEADER_COUNT = 0x38
const SECTION_HEADER_COUNT = 0x3c
const SECTION_NAMES = 0x3e

/**
 * Takes the symbols for debuggers off a program or library: they follow whatever is loaded, and nothing but a debugger reads
 * them. `strip` does the same, for the kinds of machine that it was built for.
 */
export function withoutSymbols(program: Buffer): Buffer {
  const isElf64 = program.readUInt32BE(0) === 0x7f454c46 && program[4] === 2 && program[5] === 1
  if (!isElf64) throw new Error('This is no 64-bit ELF file.')
  const first = Number(program.readBigUInt64LE(PROGRAM_HEADERS))
  const size = program.readUInt16LE(PROGRAM_HEADER_SIZE)
  const count = program.readUInt16LE(PROGRAM_HEADER_COUNT)
  let end = first + size * count
  for (let at = first; at < first + size * count; at += size)
    end = Math.max(end, Number(program.readBigUInt64LE(at + 8) + program.readBigUInt64LE(at + 32)))
  const shortened = Buffer.from(program.subarray(0, end))
  shortened.writeBigUInt64LE(0n, SECTION_HEADERS)
  shortened.writeUInt16LE(0, SECTION_HEADER_COUNT)
  shortened.writeUInt16LE(0, SECTION_NAMES)
  return shortened
}
