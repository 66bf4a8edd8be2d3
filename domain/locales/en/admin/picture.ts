/** Choosing, compressing and sending a picture. */
export const picture = {
  doNotInclude: 'Do not include Image',
  // The picture that is stored, and one that was just chosen.
  oldImage: 'Old Image',
  newImage: 'New Image',
  bringBackOld: 'Bring back Old Image',
  deleteFile: 'Delete File',
  // {label} is that of the field, such as Main Image.
  previewOf: 'Preview of {label}',
  browse: 'Browse Files',
  orDrop: 'or drop or paste one image here',
  letGo: 'Let go to take this image',
  // For screen readers.
  compressingPicture: 'Compressing the picture',
  uploadingPicture: 'Uploading the picture',
  // Old Image or New Image, and its size.
  captionFacts: '{caption}: {facts}',
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
