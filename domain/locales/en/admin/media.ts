export const media = {
  descriptionPostOrFile: 'Description, post or file name',
  noPictureByThese: 'No picture by these words',
  nothingOnFilmYet: 'Nothing on film yet',
  searchForWordsIts: 'Search for words of its description, or of the title of a post that shows it.',
  picturesThatYouAdd: 'Pictures that you add here, or choose in a post, are listed here.',
  openPictureDescribeFor:
    'Open a picture to describe it for those who cannot see it, and to set the part that must stay visible.',
  open: 'Open',
  focalPointFromLeft: 'Focal point: {x} % from the left, {y} % from the top',
  focalPointNotSet: 'Focal point: not set',
  notSet: 'Not set',
  chooseFromPictures: 'Choose from Pictures',
  noPictureWasStored: 'No picture was stored yet. The first is chosen from your files.',
  choose: 'Choose',
  page: 'Page {page} of {pages}',
} as const
