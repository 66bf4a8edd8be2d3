import { scoreLabel } from '#domain/posts/ratings.ts'
import { sentence } from '#domain/settings/words.ts'
import { blockText } from '#domain/text/marked-plain-text.ts'
import type { Block, MessageContent, SiteContact } from './message-content.ts'

const RULE = '-'.repeat(40)

export function plainText(content: MessageContent, { blogName, siteUrl, contact, words }: SiteContact): string {
  const body = content.blocks.map(textOf).filter(Boolean).join('\n\n')
  const ways = [
    content.unsubscribe && `${sentence(words, 'mail-unsubscribe')}: ${content.unsubscribe}`,
    `${oneLine(blogName)}: ${siteUrl}/`,
    `Write to us: ${contact}`,
  ].filter(Boolean)
  return `${body}\n\n${RULE}\n${content.reason}\n\n${ways.join('\n')}\n`
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return oneLine(block.text).toUpperCase()
    case 'button':
      return `${block.label}:\n${block.href}`
    case 'picture':
      return ''
    case 'section':
      return oneLine(block.text).toUpperCase()
    case 'instead':
      return `${block.text.trim()}\n${block.href}`
    case 'facts':
      return [...block.lines, ...(block.score === null ? [] : [scoreLabel('Overall', block.score)])].join('\n')
    case 'marked':
      return blockText(block.block, true)
    default:
      return block.text.trim()
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
