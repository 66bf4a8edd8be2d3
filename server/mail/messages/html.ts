import { mailto } from '#domain/email.ts'
import type { Block, MessageContent, SiteContact } from './message-content.ts'

const SERIF = "Fraunces,Georgia,'Times New Roman',serif"
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Breaks overlong words, so that the layout is not widened. Mail clients support one property or the other. */
const BROKEN = 'word-break:break-word;overflow-wrap:anywhere'

/** Dark theme and narrow layout. The rest is inline, for mail clients that drop the style element. */
const NIGHT = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #12100f !important; }
  .sheet { background: #1b1817 !important; border-color: #36302c !important; }
  .ink, .ink a { color: #ece4d8 !important; }
  .muted, .muted a { color: #ab9f90 !important; }
  .red { color: #e5555a !important; }
  .button { background: #e5555a !important; color: #12100f !important; }
}
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
}`

/** The content of a mail as HTML for mail programs: tables, styles on each element, no script, nothing loaded but the picture. */
export function html(content: MessageContent, { blogName, siteUrl, contact }: SiteContact): string {
  const name = escaped(blogName)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(content.subject)}</title>
<style>${NIGHT}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4eddf">
<div style="display:none;max-height:0;overflow:hidden">${escaped(content.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4eddf">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px">
<tr><td style="padding:0 4px 16px;font:600 20px/1.3 ${SERIF};${BROKEN}"><a class="red" href="${escaped(siteUrl)}/" style="color:#99191f;text-decoration:none">${name}</a></td></tr>
<tr><td class="sheet inner" style="padding:32px;background:#fbf6ea;border:1px solid #d6c9b3;border-radius:3px;${BROKEN}">
${content.blocks.map(htmlOf).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 4px;color:#655848;font:13px/1.6 ${SANS};${BROKEN}">
<p style="margin:0 0 8px">${lines(content.reason)}</p>
<p style="margin:0">${[
    content.unsubscribe && link(content.unsubscribe, 'Unsubscribe'),
    link(`${siteUrl}/`, blogName),
    link(mailto(contact), contact),
  ]
    .filter(Boolean)
    .join(' &middot; ')}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const text = escaped(block.text)
      const inner = block.href
        ? `<a href="${escaped(block.href)}" style="color:#211a15;text-decoration:none">${text}</a>`
        : text
      return `<h1 class="ink" style="margin:0 0 12px;color:#211a15;font:600 30px/1.15 ${SERIF}">${inner}</h1>`
    }
    case 'lead':
      return paragraph('ink', `color:#211a15;font:italic 19px/1.5 ${SERIF}`, block.text)
    case 'text':
      return paragraph('ink', `color:#211a15;font:17px/1.6 ${SERIF}`, block.text)
    case 'quiet':
      return paragraph('muted', `color:#655848;font:14px/1.6 ${SANS}`, block.text)
    case 'button':
      return `<p style="margin:24px 0"><a class="button" href="${escaped(block.href)}" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 ${SANS};text-decoration:none">${escaped(block.label)}</a></p>`
    case 'picture':
      return `<p style="margin:0 0 24px"><a href="${escaped(block.href)}"><img src="${escaped(block.src)}" alt="${escaped(block.alt)}" width="534" style="display:block;width:100%;max-width:534px;height:auto;border:0;border-radius:3px"></a></p>`
  }
}

function paragraph(role: 'ink' | 'muted', style: string, text: string): string {
  return text.trim() && `<p class="${role}" style="margin:0 0 16px;${style}">${lines(text)}</p>`
}

function link(href: string, label: string): string {
  return `<a href="${escaped(href)}" style="color:#655848">${escaped(label)}</a>`
}

function lines(text: string): string {
  return escaped(text.trim()).replace(/\r\n?|\n/g, '<br>')
}

function escaped(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!,
  )
}
