import type { PageText } from '../../../domain/posts/pages/standard-pages.ts'

// A beginning, not legal advice. Owners: adapt it to the law of your country (an imprint with your name and address may
// be required), and to whatever you change about the software.

export const termsOfService: PageText = {
  title: 'Terms',
  intro:
    'These are the rules of the house at {blogName}, {siteUrl}. They are short. Whoever reads, subscribes or writes to us here agrees to them.',
  parts: [
    {
      heading: 'Who owns the words',
      text: `Every text on {blogName} belongs to the person named above it. You may read it, print it for yourself and link to it from anywhere, without asking.

Short quotations are welcome, with the author’s name and a link to the page they come from. Please ask first if you want to republish or translate a whole text, sell it, or use it in an advertisement.`,
    },
    {
      heading: 'Pictures and films',
      text: `The illustrations are original works made for {blogName}, unless the line beneath a picture says otherwise. A picture that is credited to someone else belongs to them, and you need to ask them before using it.

The films we write about, with their titles, characters and trademarks, belong to their owners. We have no connection with them. If you hold the rights to something and think we have used it wrongly, write to {contact} and tell us which page it is on.`,
    },
    {
      heading: 'Opinions and spoilers',
      text: `A review is one person’s opinion on one evening. Scores are opinions too. Facts such as years, names and credits are checked, and corrected when you tell us that they are wrong.

We try to hide what gives away an ending, but we write about whole films. Some pages also describe violence and fear, because the films contain them. If you would rather know nothing, watch first and come back.`,
    },
    {
      heading: 'How to behave',
      text: `- Do not try to break into the site, overload it or get around its limits.
- Do not pass off our texts as your own.
- Do not subscribe an address that is not yours.
- When you write to us, be as rude about a film as you like, and civil about people.

We may block whoever makes the place unusable for others.`,
    },
    {
      heading: 'No promises',
      text: `Reading is free. {blogName} comes as it is, without warranty: it may be wrong, change, or be out of reach for a night. As far as the law allows, we are not liable for damage that follows from using it or from following a link to another site, which we do not control. Nothing here limits rights that the law gives you and that cannot be signed away.`,
    },
    {
      heading: 'Changes and contact',
      text: `If these terms change, the new ones stand on this page and hold from that day. What happens to your data is written on the pages Privacy and Cookie Policy. For everything else, write to {contact}.`,
    },
  ],
}
