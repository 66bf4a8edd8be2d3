export const pages = {
  writePage: 'Write a page',
  noPagesYet: 'No pages yet',
  whatStandsBesidePosts: 'What stands beside the posts, such as how you rate, a contact or an imprint.',
} as const
