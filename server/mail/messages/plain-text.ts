import type { Locale } from '#domain/locales/locale.ts'
import { scoreLabel } from '#domain/posts/ratings.ts'
import { sentence } from '#domain/settings/words.ts'
import { blockText } from '#domain/text/marked-plain-text.ts'
import type { Block, MessageContent, SiteContact } from './message-content.ts'

const RULE = '-'.repeat(40)

export function plainText(content: MessageContent, { blogName, siteUrl, contact, locale }: SiteContact): string {
  const body = content.blocks
    .map((block) => textOf(block, locale))
    .filter(Boolean)
    .join('\n\n')
  const ways = [
    content.unsubscribe && `${sentence(locale, 'mail-unsubscribe')}: ${content.unsubscribe}`,
    `${oneLine(blogName)}: ${siteUrl}/`,
    locale.t('article.writeToUs', { contact }),
  ].filter(Boolean)
  return `${body}\n\n${RULE}\n${content.reason}\n\n${ways.join('\n')}\n`
}

function textOf(block: Block, locale: Locale): string {
  switch (block.kind) {
    case 'heading':
      return oneLine(block.text).toLocaleUpperCase(locale.language)
    case 'button':
      return `${block.label}:\n${block.href}`
    case 'picture':
      return ''
    case 'section':
      return oneLine(block.text).toLocaleUpperCase(locale.language)
    case 'instead':
      return `${block.text.trim()}\n${block.href}`
    case 'facts':
      return [
        ...block.lines,
        ...(block.score === null ? [] : [scoreLabel(locale, locale.t('ratings.overall'), block.score)]),
      ].join('\n')
    case 'marked':
      return blockText(block.block, true)
    default:
      return block.text.trim()
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
