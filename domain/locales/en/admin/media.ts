export const media = {
  searchHint: 'Description, post or file name',
  noPictureByTheseWords: 'No picture by these words',
  searchOtherWords: 'Search for words of its description, or of the title of a post that shows it.',
  nothingOnFilmYet: 'Nothing on film yet',
  picturesAreListed: 'Pictures that you add here, or choose in a post, are listed here.',
  openToDescribe:
    'Open a picture to describe it for those who cannot see it, and to set the part that must stay visible.',
  pictureCount: { one: '{count} picture', other: '{count} pictures' },
  open: 'Open',
  // The part of a picture that stays visible where it is cropped; {x} and {y} are in percent.
  focalPointAt: 'Focal point: {x} % from the left, {y} % from the top',
  focalPointNotSet: 'Focal point: not set',
  fromLeft: 'From the left',
  fromTop: 'From the top',
  percent: '{percent} %',
  notSet: 'Not set',
  // Choosing a stored picture in a form.
  chooseFromPictures: 'Choose from Pictures',
  noPictureStored: 'No picture was stored yet. The first is chosen from your files.',
  choose: 'Choose',
  page: 'Page {page} of {pages}',
} as const
