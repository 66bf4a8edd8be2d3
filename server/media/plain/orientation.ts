/** How a picture is to be turned before it is shown, as EXIF counts; 1 is "not at all". */
export type Orientation = number

const PREFIX = Buffer.from('Exif\0\0', 'latin1')
const TAG = 0x0112
const SHORT = 3

/** What an EXIF block says of the orientation, with or without the prefix that JPEG puts before it. */
export function orientationIn(exif: Buffer): Orientation {
  const tiff = exif.subarray(0, PREFIX.byteLength).equals(PREFIX) ? exif.subarray(PREFIX.byteLength) : exif
  const order = tiff.toString('latin1', 0, 4)
  if (order !== 'II*\0' && order !== 'MM\0*') return 1
  const short = (at: number) => (order === 'II*\0' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (order === 'II*\0' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const directory = long(4)
    for (let entry = 0; entry < short(directory); entry++) {
      const at = directory + 2 + entry * 12
      if (short(at) !== TAG) continue
      const orientation = short(at + 2) === SHORT ? short(at + 8) : 1
      return orientation >= 1 && orientation <= 8 ? orientation : 1
    }
  } catch {
    // It points behind its own end: every other reader gives up here, too.
  }
  return 1
}

/** An EXIF block that says nothing else, without the prefix of JPEG. */
export function exifWith(orientation: Orientation): Buffer {
  const exif = Buffer.alloc(26)
  exif.write('MM\0*', 'latin1')
  exif.writeUInt32BE(8, 4)
  exif.writeUInt16BE(1, 8)
  exif.writeUInt16BE(TAG, 10)
  exif.writeUInt16BE(SHORT, 12)
  exif.writeUInt32BE(1, 14)
  exif.writeUInt16BE(orientation, 18)
  return exif
}

/** The same as JPEG holds it. */
export function prefixed(exif: Buffer): Buffer {
  return Buffer.concat([PREFIX, exif])
}
