/** The screens that the header names, in its order. */
export const NAVIGATION = [
  { href: '/', label: 'Den' },
  { href: '/greetings', label: 'Greetings' },
] as const
