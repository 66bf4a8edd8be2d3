export const revisions = {
  orderSections: 'Order of sections',
  now: 'Now',
  inThisVersion: 'In this version',
  aReviewThatNot: 'a review that is not published',
  aPictureThatNot: 'A picture that is not kept any more',
  noPicture: 'No picture',
  restoreVersion: 'Restore the version of',
  readersSeeAtOnce: 'Readers see it at once. ',
  restoreThisVersion: 'Restore this version',
  restoredVersion: 'Restored the version of {at}',
  asNow: 'as it is now',
} as const
