/** Orders of the list of posts in the admin area, with the messages that name them there. */
export const LIST_ORDERS = {
  newest: 'posts.newest',
  oldest: 'posts.oldest',
  title: 'posts.byTitle',
  views: 'posts.mostViews',
  score: 'posts.highestScore',
  changed: 'posts.lastChanged',
} as const

export type ListOrder = keyof typeof LIST_ORDERS

export function isListOrder(name: string | null): name is ListOrder {
  return name !== null && Object.hasOwn(LIST_ORDERS, name)
}
