import type { WordedMail, Words } from '#domain/settings/words.ts'
import type { AnnouncedPost } from '../mail/messages/announced-post.ts'
import { announcementMessage } from '../mail/messages/announcement.ts'
import { html } from '../mail/messages/html.ts'
import { escaped } from '../mail/messages/marked-html.ts'
import type { MessageContent, SiteContact } from '../mail/messages/message-content.ts'
import { alreadySubscribedMessage, confirmationMessage, welcomeMessage } from '../mail/messages/templates.ts'
import { announcedPost, type PostToAnnounce } from './campaigns/campaign-repository.ts'

export interface PreviewedMail {
  readonly mail: WordedMail
  /** Those that are not saved; the others are as they are saved. */
  readonly words: { readonly [Key in keyof Words]?: Words[Key] | undefined }
  readonly isWhole: boolean
}

/** Makes a function that gives a mail to subscribers as HTML, below what an inbox shows of it. Its links lead to the front page. */
export function mailPreview(
  siteUrl: string,
  site: (words: PreviewedMail['words']) => Promise<Omit<SiteContact, 'siteUrl'>>,
  newestPost: () => Promise<PostToAnnounce | undefined>,
) {
  return async ({ mail, words, isWhole }: PreviewedMail): Promise<string> => {
    const contact = { ...(await site(words)), siteUrl }
    const home = `${siteUrl}/`
    const content = await contentOf()
    return html(content, contact).replace(
      /<body[^>]*>/,
      (body) => body.replace('>', ' inert>') + inbox(content, contact),
    )

    async function contentOf(): Promise<MessageContent> {
      switch (mail) {
        case 'confirmation':
          return confirmationMessage(contact, home)
        case 'subscribed':
          return alreadySubscribedMessage(contact, home)
        case 'welcome':
          return welcomeMessage(contact, home)
        case 'post': {
          const post = await newestPost()
          const announced = post ? announcedPost(post, { announcement: null, isWhole }) : EXAMPLE
          return announcementMessage(contact, announced, home)
        }
      }
    }
  }
}

const EXAMPLE: AnnouncedPost = {
  id: '',
  title: 'The title of a post',
  tagline: 'Its short caption.',
  description: 'Its long caption.',
  authors: ['Its author'],
  path: '/blogs/example',
  articleImage: '',
  articleImageAlt: '',
}

function inbox({ subject, preview }: MessageContent, { blogName }: Pick<SiteContact, 'blogName'>): string {
  const style =
    'padding:12px 16px;border-bottom:1px solid #c8c8c8;background:#fff;color:#1c1c1c;font:14px/1.5 system-ui,Arial,sans-serif'
  const rest = preview.trim() && ` <span style="color:#5c5c5c">– ${escaped(preview)}</span>`
  return `\n<div style="${style}"><strong>${escaped(blogName)}</strong><br>${escaped(subject)}${rest}</div>`
}
