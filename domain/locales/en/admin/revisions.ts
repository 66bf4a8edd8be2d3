export const revisions = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  asItIsNow: 'as it is now',
  // What a version would change.
  now: 'Now',
  inThisVersion: 'In this version',
  orderOfSections: 'Order of sections',
  // Headings. {name} is the title of a section, or the message after them.
  section: 'Section “{name}”',
  sectionComesBack: 'Section “{name}” comes back',
  sectionGoes: 'Section “{name}” goes',
  sectionNumber: 'Section {number}',
  // In place of a field's text, an unpublished review, and a picture.
  none: 'none',
  reviewNotPublished: 'a review that is not published',
  pictureNotKept: 'A picture that is not kept any more',
  noPicture: 'No picture',
  // The names of fields, and what stands in them.
  overallRating: 'Overall Rating',
  featuredFalse: 'False',
  featuredTrue: 'True',
  yes: 'Yes',
  // The question. {fields} is a list of names of fields and of the four messages after the sentences.
  restoreVersion: 'Restore the version of',
  thisChanges: 'This changes: {fields}.',
  thisChangesAndMore: 'This changes: {fields}, and {count} more.',
  readersSeeItAtOnce: 'Readers see it at once.',
  presentTextStays: 'What the post says now stays among its revisions.',
  changedSection: 'section “{name}”',
  addedSection: 'section “{name}” (added)',
  removedSection: 'section “{name}” (removed)',
  changedOrder: 'order of sections',
  restoreThisVersion: 'Restore this version',
  restoredVersion: 'Restored the version of {at}',
} as const
