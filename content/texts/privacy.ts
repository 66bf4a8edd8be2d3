import type { TextPage } from '../../domain/settings.ts'

// True of the software as it comes, with its own captcha and its own counting. Not legal advice. Owners: adapt it to the
// law that applies to you, name yourself and your host, and rewrite the parts on counting and on the captcha if you
// choose a hosted provider (Google Analytics, reCAPTCHA, Turnstile, hCaptcha), since visitors' data then goes there,
// or if you show advertisements.

export const privacy: TextPage = {
  title: 'Privacy',
  intro:
    'This page says what {blogName}, at {siteUrl}, learns about you and what becomes of it. You can read everything here without telling us who you are.',
  parts: [
    {
      heading: 'Reading',
      text: `Our pages ask no other host for anything. Type, pictures and scripts come from this site, so no third party sees that you are here. There are no advertising networks and no tracking cookies.

Your browser sends its network address with every request, as with any website, because the answer has to go somewhere.`,
    },
    {
      heading: 'Counting readers',
      text: `We like to know how many people read a post. For each visitor and day the server computes a number with a random salt that is made new every day and thrown away after a day. The number tells today’s second visit from today’s first. Once the salt is gone nobody can trace it back, and tomorrow you are someone new. No IP address is stored for this, and no cookie is set.`,
    },
    {
      heading: 'New posts by e-mail',
      text: `If you subscribe, we keep your address in order to send you new posts. You first get one message that asks you to confirm; until you do, no post is sent to you. Every mail has a link to unsubscribe, which works without signing in.

- We keep the address until you unsubscribe.
- We do not sell it, share it for advertising, or use it for anything else.
- We do not track whether you open a mail or click in it.

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
