/** Offsets of fields in the header of a 64-bit ELF file. */
const PROGRAM_HEADERS = 0x20
const SECTION_HEADERS = 0x28
const PROGRAM_HEADER_SIZE = 0x36
const PROGRAM_HEADER_COUNT = 0x38
const SECTION_HEADER_COUNT = 0x3c
const SECTION_NAMES = 0x3e
/** Offsets of fields in a program header. */
const SEGMENT_OFFSET = 0x08
const SEGMENT_FILE_SIZE = 0x20

/**
 * Removes debug symbols, as `strip` does, by cutting the file after its last segment: the loader reads segments only. `strip` itself
 * handles no other architecture than those it was built for.
 */
export function stripElf(program: Buffer): Buffer {
  const isElf64 = program.readUInt32BE(0) === 0x7f454c46 && program[4] === 2 && program[5] === 1
  if (!isElf64) throw new Error('Not a little-endian 64-bit ELF file')
  const first = Number(program.readBigUInt64LE(PROGRAM_HEADERS))
  const size = program.readUInt16LE(PROGRAM_HEADER_SIZE)
  let end = first + size * program.readUInt16LE(PROGRAM_HEADER_COUNT)
  for (let at = first, last = end; at < last; at += size) {
    const segment = program.readBigUInt64LE(at + SEGMENT_OFFSET) + program.readBigUInt64LE(at + SEGMENT_FILE_SIZE)
    end = Math.max(end, Number(segment))
  }
  const stripped = Buffer.from(program.subarray(0, end))
  stripped.writeBigUInt64LE(0n, SECTION_HEADERS)
  stripped.writeUInt16LE(0, SECTION_HEADER_COUNT)
  stripped.writeUInt16LE(0, SECTION_NAMES)
  return stripped
}
