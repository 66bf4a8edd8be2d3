import type { Block, Letter, LetterHead } from './letter.ts'

const RULE = '-'.repeat(40)

/** A letter as plain text: every address in full, on a line of its own. */
export function plainText(letter: Letter, { blogName, siteUrl, contact }: LetterHead): string {
  const body = letter.blocks.map(textOf).filter(Boolean).join('\n\n')
  const ways = [
    letter.unsubscribe && `Unsubscribe: ${letter.unsubscribe}`,
    `${oneLine(blogName)}: ${siteUrl}/`,
    `Write to us: ${contact}`,
  ].filter(Boolean)
  return `${body}\n\n${RULE}\n${letter.reason}\n\n${ways.join('\n')}\n`
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return oneLine(block.text).toUpperCase()
    case 'button':
      return `${block.label}:\n${block.href}`
    case 'picture':
      return ''
    default:
      return block.text.trim()
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
