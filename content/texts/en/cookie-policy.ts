import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

// True of the software as it comes. Not legal advice. Owners: adapt it to the law that applies to you.

export const cookiePolicy: PageText = {
  title: 'Cookie Policy',
  intro:
    'A cookie is a small note that a website leaves in your browser and gets back with every request. If you only read {blogName}, it leaves none. That is why no banner asked you about it.',
  parts: [
    {
      heading: 'If you read',
      text: `Readers get no cookies from {siteUrl}: none to track them, none for advertising, none to count them. Subscribing by e-mail sets no cookie either.`,
    },
    {
      heading: 'If you keep the keys',
      text: `Administrators who sign in get three cookies. They are necessary for what the administrator has asked for, and nobody else receives them.

- A session cookie, which says who is signed in. Scripts cannot read it. It ends with signing out, or after 14 days without use.
- den_signed_in, a readable hint that lets a page show the Logout button. It holds nothing secret, opens no door, and ends with the session.
- den_device, which tells a browser that signed in before from a stranger who guesses passwords. It is kept for a year and names nobody.

Who signs in by an OpenID provider gets a fourth, den_openid, which joins the way there with the way back. It is kept for ten minutes.`,
    },
    {
      heading: 'What your browser keeps',
      text: `Two things that you choose are remembered by your browser in its local storage, a drawer that belongs to this site alone. They are kept until you clear them, and never sent to us.

- den-theme: the theme, once you change between dark and light
- den-limits: what you would rather not meet, once you choose it under My limits

They are there because you asked for them, and nothing else can be read from them.`,
    },
    {
      heading: 'Other companies',
      text: `Our pages ask no other host for anything while you read, so no other company can set a cookie through them. ${services.embedsInCookies} A link may lead to another site, and its own rules begin there.`,
    },
    {
      heading: 'Clearing and refusing',
      text: `You can delete cookies and local storage in the settings of your browser, for this site or for all of them, and you can refuse them altogether. Every page for readers works just the same. Only what you chose will be forgotten, and an administrator will have to sign in again.

If anything about this is unclear, write to {contact}.`,
    },
  ],
}
