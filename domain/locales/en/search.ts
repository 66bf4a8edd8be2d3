/** The search. */
export const search = {
  placeholder: 'A film, a director, a year, a word',
  label: 'Search this blog',
  hint: 'Words that belong together go in quotes: “the old dark house”.',
  none: 'Nothing lurks here for “{query}”. Fewer words find more, and the beginning of a name is enough.',
  posts: { one: 'One post for “{query}”.', other: '{count} posts for “{query}”.' },
  results: { one: 'One result for “{query}”.', other: '{count} results for “{query}”.' },
  manyPosts: { one: 'More than {count} post for “{query}”.', other: 'More than {count} posts for “{query}”.' },
  manyResults: { one: 'More than {count} result for “{query}”.', other: 'More than {count} results for “{query}”.' },
  tooLong: 'A search has at most {most} characters; this one has {length}.',
  tooOften: 'There are too many searches at this moment. Please try again in a minute.',
  beyond: 'This page is beyond the last one.',
  toFirst: 'Back to the first results',
  page: 'Page',
  back: 'Back',
  more: 'More',
} as const
