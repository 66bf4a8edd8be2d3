import type { Settings, TextPage } from '../domain/settings.ts'

/** The same texts for a site whose captcha is that of a company: they promise otherwise that no company is asked. */
export function withHostedCaptcha(settings: Settings, company: string): Settings {
  return {
    ...settings,
    privacy: replaced(settings.privacy, {
      'The captcha': `The form for new posts is guarded by ${company}. Nothing of it is loaded while you read. Once you send the form, your browser loads a script and a box to tick from that company, which then learns your network address, which browser you use, on which site you are, and how you use the box; its own rules apply to that. It tells us whether to let you in, and we tell it nothing about you, your e-mail address least of all.

If you would rather not, use the form at {siteUrl}/subscribe. It asks you a question instead, and no company.`,
    }),
    cookiePolicy: replaced(settings.cookiePolicy, {
      'If you read': `Readers get no cookies from {siteUrl}: none to track them, none for advertising, none to count them. Nor does subscribing by e-mail set one of ours.`,
      'Other companies': `Our pages ask no other host for anything while you read. Only when you send the form for new posts does your browser load the captcha of ${company}, which may then set cookies of its own; its own rules apply to them. The form at {siteUrl}/subscribe does without it. A link may lead to another site, and its own rules begin there.`,
    }),
  }
}

function replaced(page: TextPage, texts: Readonly<Record<string, string>>): TextPage {
  return { ...page, parts: page.parts.map((part) => ({ ...part, text: texts[part.heading] ?? part.text })) }
}
