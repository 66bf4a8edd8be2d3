/** The screens that the header names, in its order. */
export const NAVIGATION = [
  { href: '/', label: 'Den' },
  { href: '/greetings', label: 'Greetings' },
] as const

export const LEGAL_PAGES = [
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/cookiepolicy', label: 'Cookie Policy' },
] as const
