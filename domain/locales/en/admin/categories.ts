/** Categories and tags of posts. */
export const categories = {
  categories: 'Categories',
  aboutCategories:
    'Each post has one category. The form offers them in this order, and the header links those that have posts.',
  // The head of a column that says yes or no.
  reviews: 'Reviews',
  yes: 'Yes',
  // Buttons of a row, which the name of its category or tag follows for screen readers.
  up: 'Up',
  down: 'Down',
  change: 'Change…',
  delete: 'Delete…',
  rename: 'Rename…',
  addCategory: 'Add a category…',

  // Dialogs; a name follows each lead.
  changeCategory: 'Change the category',
  newCategory: 'A new category',
  newNameMeans:
    'A new name goes to all its posts, and the old address leads to the new one. With many posts that takes a while.',
  descriptionStandsAbove: 'Description and picture stand above the posts of the category.',
  isReview: 'Its posts are reviews, with scores',
  scoresHidden: 'Readers do not see scores in this category. They are kept.',
  colour: 'Colour of its name',
  aboutColour: 'Each theme takes the nearest tone that can be read. Empty: as all others.',
  waitForPicture: 'Wait until the picture is stored.',
  deleteCategory: 'Delete the category',
  postsMove: {
    one: '{count} post gets another category, and its address leads there. With many posts that takes a while.',
    other: '{count} posts get another category, and its address leads there. With many posts that takes a while.',
  },
  noPostHasIt: 'No post has it.',
  postsGoTo: 'Its posts go to',

  tags: 'Tags',
  tagCount: { one: '{count} tag', other: '{count} tags' },
  noTags: 'No published post has a tag. They are typed in the form of a post, beside its category.',
  tag: 'Tag',
  pagesOfTags: 'Pages of tags',
  renameTag: 'Rename the tag',
  nameOfOther: 'The name of another tag makes one of both. The old address leads to the new one.',
} as const
