/** What a new blog says until its owner writes something else. */
export const defaults = {
  tagline: 'Welcome, den dwellers.',
  description: 'Reviews, lists and musings about horror films.',
  emptyFeedTitle: 'Nothing lurks here yet',
  emptyFeedText: 'The first post will stand here.',
  missingPostTitle: 'No post at this address',
  missingPostText:
    'It may have been taken down, or the link may have lost a letter on its way. The newest posts are below.',
  missingPageTitle: 'There is no such page',
  missingPageText: 'The posts end before it. Go back to the first page.',
  scale0: 'Nothing works.',
  scale1: 'Awful.',
  scale2: 'Bad.',
  scale3: 'Weak.',
  scale4: 'Below average.',
  scale5: 'Average.',
  scale6: 'Fair.',
  scale7: 'Good.',
  scale8: 'Very good.',
  scale9: 'Excellent.',
  scale10: 'Outstanding.',
} as const
