/** What the standard pages say about outside services, in place of or after what they say without them. `{company}` is a captcha's. */
export const services = {
  embedsInPrivacy:
    'A film or a song at YouTube, Vimeo or Spotify stands in a post as a link. Only when you press it does your browser load it from that company, which then learns your network address and on which site you are; its own rules apply to that.',
  embedsInCookies:
    'Only when you press a film or a song of YouTube, Vimeo or Spotify does your browser load it from that company, which may then set cookies of its own.',
  // In place of the part about reading; `{others}` are the two sentences below it, as far as they are true.
  reading: `While you read, our pages load nothing from anywhere else: type, pictures and scripts come from this site. {others} There are no advertising networks and no tracking cookies.

{embeds}

Your browser sends its network address with every request, as with any website, because the answer has to go somewhere.`,
  readingCaptcha: 'The form for new posts asks {company} once you send it, which is told under The captcha.',
  readingGoogle: 'What Google learns from this server is told under Counting readers.',
  countedByGoogle: `This site counts how often its pages are read, without a cookie, and has Google Analytics count them as well. When a page is shown, your browser tells the server which one, and the host that led you here, if there was one. That is added up for each day, and kept for 13 months.

- To count a reader only once a day, the server computes a number from your network address, the name of your browser, and a secret that is new every day. The address is not stored. Within two days the secret and the number are deleted here.
- For each page that is counted, the server tells Google its name and address, the time, and another number that stands for you and is new every day. Google learns from us neither your network address nor your browser, and no script of Google's runs in it. What Google is told it keeps by rules of its own, and cannot tell from it whether you come back on another day.
- A browser that sends Global Privacy Control is not counted, neither here nor by Google. Neither are programs. Administrators are not counted here; Google is told which views are theirs.

Our own count is shown to the administrators of this site.`,
  notCounted:
    'This site does not count its readers. When a page is shown, your browser tells the server which one, and the server forgets it at once.',
  // After the part about new posts by e-mail.
  byEmailJs:
    'The message that asks you to confirm goes by way of EmailJS, a company that passes on mail for others; new posts may go the same way. EmailJS then gets your address and the words of the message, and its own rules apply to that.',
  captcha: `The form for new posts is guarded by {company}. Nothing of it is loaded while you read. Once you send the form, your browser loads a script and a box to tick from that company, which then learns your network address, which browser you use, on which site you are, and how you use the box; its own rules apply to that. It tells us whether to let you in, and we tell it nothing about you, your e-mail address least of all.

If you would rather not, use the form at {siteUrl}/subscribe. It asks you a question instead, and no company.`,
  cookiesOfReaders:
    'Readers get no cookies from {siteUrl}: none to track them, none for advertising, none to count them. Nor does subscribing by e-mail set one of ours.',
  cookiesOfOthers:
    'While you read, our pages load nothing from anywhere else. Only when you send the form for new posts does your browser load the captcha of {company}, which may then set cookies of its own; its own rules apply to them. The form at {siteUrl}/subscribe does without it. {embeds} A link may lead to another site, and its own rules begin there.',
  cookiesCleared: `You can delete cookies and local storage in the settings of your browser, for this site or for all of them, and you can refuse them altogether. Every page that you read works just the same, and so does the form at {siteUrl}/subscribe; the captcha of {company} may not. Only what you chose will be forgotten, and an administrator will have to sign in again.

If anything about this is unclear, write to {contact}.`,
} as const
