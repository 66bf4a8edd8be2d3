export const trash = {
  trash: 'Trash',
  summary: {
    one: '{count} post. Readers do not see them. Each is deleted for good after {days} days.',
    other: '{count} posts. Readers do not see them. Each is deleted for good after {days} days.',
  },
  nothingBuriedHere: 'Nothing buried here',
  deletedPostLiesHere: 'A deleted post lies here for {days} days and can be brought back.',
  // Facts about a post. {day} is a date.
  draft: 'Draft',
  wasScheduled: 'Was scheduled',
  wasPublished: 'Was published',
  page: 'Page',
  deletedOn: 'Deleted {day}',
  goneForGoodAfter: 'Gone for good after {day}',
  // Buttons of a post, with its title for screen readers.
  restore: 'Restore',
  restoreTitle: 'Restore {title}',
  deleteTitleForGood: 'Delete {title} for good',
  // The question before one is deleted; its title stands below the first message.
  deleteForGoodQuestion: 'Delete for good:',
  postCannotComeBack: 'The post and its pictures cannot be brought back.',
  pageCannotComeBack: 'The page and its pictures cannot be brought back.',
  deleteForGood: 'Delete for good',
  // Toasts.
  restoredPost: 'Successfully Restored Blog - {title}',
  restoredDraft: 'Restored as a draft - {title}',
  restoredScheduled: 'Restored as a scheduled post - {title}',
} as const
