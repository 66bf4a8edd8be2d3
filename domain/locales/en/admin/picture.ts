/** Choosing, compressing and sending a picture. */
export const picture = {
  // The progress of a picture. {percent} is a number.
  compressing: 'Compressing…',
  uploading: 'Uploading… {percent} %',
  storing: 'Storing…',
  // What is wrong with a chosen file.
  onlyOneFits: 'One image fits here. Choose one of them.',
  noImage: 'There is no image among these files.',
  unreadable:
    'This file is no picture that the browser can read. Choose a JPEG, PNG, WebP or AVIF; a HEIC photo of an iPhone has to be saved as JPEG first.',
  tooLarge: 'The browser could not compress this picture. It may be too large; try a smaller one.',
  // Sizes of files.
  bytes: { one: '{count} byte', other: '{count} bytes' },
  kilobytes: '{size} kB',
  megabytes: '{size} MB',
} as const
