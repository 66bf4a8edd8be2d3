export const IMPORT_UPLOAD_MAX_BYTES = 2_000_000_000

export const UPLOAD_TOO_LARGE =
  'This file is larger than 2 GB, which is more than can be uploaded. Copy it to the machine of the server, and import it there: ./den import FILE'
