import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'
import { services } from './services.ts'

// True of the software as it comes. Not legal advice. Owners: adapt it to the law that applies to you, and name yourself
// and your host.

export const privacy: PageText = {
  title: 'Privacy',
  intro:
    'This page says what {blogName}, at {siteUrl}, learns about you and what becomes of it. You can read everything here without telling us who you are.',
  parts: [
    {
      heading: 'Reading',
      text: `Our pages ask no other host for anything while you read. Type, pictures and scripts come from this site, so no third party sees that you are here. There are no advertising networks and no tracking cookies.

${services.embedsInPrivacy}

Your browser sends its network address with every request, as with any website, because the answer has to go somewhere.`,
    },
    {
      heading: 'Counting readers',
      text: `This site counts how often its pages are read, by itself and without a cookie. When a page is shown, your browser tells the server which one, and the host that led you here, if there was one. That is added up for each day, and kept for 13 months.

- To count a reader only once a day, the server computes a number from your network address, the name of your browser, and a secret that is new every day. The address is not stored. Within two days the secret and the number are deleted; nobody can tell any more who read what, or whether you came back.
- A browser that sends Global Privacy Control is not counted. Neither are programs, and administrators.

The count is shown to the administrators of this site. It is sent to nobody.`,
    },
    {
      heading: 'New posts by e-mail',
      text: `If you subscribe, we keep your address in order to send you new posts. You first get one message that asks you to confirm; until you do, no post is sent to you. Every mail has a link to unsubscribe, which works without signing in.

- We keep the address until you unsubscribe, and remember after that only that it is not to be written to.
- Which posts were mailed to you is kept for 90 days. After that we know only how many mails went out.
- We do not sell it, share it for advertising, or use it for anything else.
- We do not track whether you open a mail or click in it.
- When you subscribe, a number computed from your network address is kept with your consent, so that nobody can sign up others by the thousand. The address itself is not.

The mail service that carries our messages has to see the address in order to deliver them.`,
    },
    {
      heading: 'The captcha',
      text: `Forms are guarded by a puzzle that your browser solves by itself with a little arithmetic. It runs on this site. Nothing about you is sent to a captcha company.`,
    },
    {
      heading: 'Logs and letters',
      text: `The logs that help us find faults hold no e-mail addresses. The company that hosts the server may keep technical records of its own.

If you write to {contact}, we have your letter, and use it to answer you.`,
    },
    {
      heading: 'Your rights',
      text: `Write to {contact} if you want to know what we hold about you, have it corrected, or have it deleted. It costs nothing and needs no reason. In many countries you can also complain to a data protection authority. What is kept in your browser is described on the page Cookie Policy.`,
    },
  ],
}
