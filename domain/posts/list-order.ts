/** Orders of the list of posts in the admin area, with their names there. */
export const LIST_ORDERS = {
  newest: 'Newest',
  oldest: 'Oldest',
  title: 'Title',
  views: 'Most views',
  score: 'Highest score',
  changed: 'Last changed',
} as const

export type ListOrder = keyof typeof LIST_ORDERS

export function isListOrder(name: string | null): name is ListOrder {
  return name !== null && Object.hasOwn(LIST_ORDERS, name)
}
