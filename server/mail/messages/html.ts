import { mailto } from '#domain/email.ts'
import type { LogoPicture } from '#domain/look/logo.ts'
import { type Corners, type FontKind, TYPES } from '#domain/look/look-choices.ts'
import type { Tones } from '#domain/look/palette.ts'
import { SCORE_MAX } from '#domain/posts/ratings.ts'
import { sentence } from '#domain/settings/words.ts'
import { escaped, markedHtml } from './marked-html.ts'
import type { Block, MessageContent, SiteContact } from './message-content.ts'

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const STACKS: Readonly<Record<FontKind, string>> = { serif: "Georgia,'Times New Roman',serif", sans: SANS }

/** Corners, and the frame of the sheet, which has the colour of text or lines. */
const SHAPES: Readonly<Record<Corners, { radius: string; frame: string; colour: 'text' | 'line' | 'surface' }>> = {
  plain: { radius: '3px', frame: '1px', colour: 'line' },
  sharp: { radius: '0', frame: '3px', colour: 'text' },
  soft: { radius: '10px', frame: '1px', colour: 'surface' },
}
/** Pixels. */
const LOGO = { height: 36, width: 240 }

/** Breaks overlong words, so that the layout is not widened. Mail clients support one property or the other. */
const BROKEN = 'word-break:break-word;overflow-wrap:anywhere'

type MailTones = Pick<Tones, 'page' | 'surface' | 'text' | 'muted' | 'line' | 'accent' | 'onAccent'>

/** The colours of a new blog, as in `app/styles/tokens.css`. */
const PAPER: MailTones = {
  page: '#f4eddf',
  surface: '#fbf6ea',
  text: '#211a15',
  muted: '#655848',
  line: '#d6c9b3',
  accent: '#99191f',
  onAccent: '#fff8ec',
}
const NIGHT: MailTones = {
  page: '#12100f',
  surface: '#1b1817',
  text: '#ece4d8',
  muted: '#ab9f90',
  line: '#36302c',
  accent: '#e5555a',
  onAccent: '#12100f',
}

/** Dark theme and narrow layout. The rest is inline, for mail clients that drop the style element. */
function style(tones: MailTones, corners: Corners): string {
  const { page, surface, text, muted, accent, onAccent } = tones
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${page} !important; }
  .sheet { background: ${surface} !important; border-color: ${tones[SHAPES[corners].colour]} !important; }
  .ink, .ink a { color: ${text} !important; }
  .muted, .muted a { color: ${muted} !important; }
  .red { color: ${accent} !important; }
  .button { background: ${accent} !important; color: ${onAccent} !important; }
  .in-light { display: none !important; }
  .in-dark { display: inline-block !important; max-height: none !important; }
}
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
}`
}

/** The content of a mail as HTML for mail programs: tables, styles on each element, no script, nothing loaded but the picture. */
export function html(content: MessageContent, site: SiteContact): string {
  const { blogName, siteUrl, contact, palette, type, corners, locale } = site
  const name = escaped(blogName)
  const tones = palette?.light ?? PAPER
  const { titles } = TYPES[type]
  const { radius, frame, colour } = SHAPES[corners]
  const document = `<!doctype html>
<html lang="${locale.language}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(content.subject)}</title>
<style>${style(palette?.dark ?? NIGHT, corners)}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${tones.page}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(content.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:${tones.page}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px">
<tr><td style="padding:0 4px 16px;font:600 20px/1.3 ${STACKS[titles]};${BROKEN}"><a class="red" href="${escaped(siteUrl)}/" style="color:${tones.accent};text-decoration:none">${masthead(site, name)}</a></td></tr>
<tr><td class="sheet inner" style="padding:32px;background:${tones.surface};border:${frame} solid ${tones[colour]};border-radius:${radius};${BROKEN}">
${content.blocks.map((block) => blockHtml(block, site)).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 4px;color:${tones.muted};font:13px/1.6 ${SANS};${BROKEN}">
<p style="margin:0 0 8px">${lines(content.reason)}</p>
<p style="margin:0">${[
    content.unsubscribe && link(content.unsubscribe, sentence(locale, 'mail-unsubscribe'), tones),
    link(`${siteUrl}/`, blogName, tones),
    link(mailto(contact), contact, tones),
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
  return locale.direction === 'rtl' ? mirrored(document) : document
}

/** The logo of the blog, or its name, which also stands where a program shows no pictures. */
function masthead({ logo, siteUrl }: SiteContact, name: string): string {
  if (!logo) return name
  const { light, dark, withName } = logo
  const image = ({ src, width, height }: LogoPicture, more: string) => {
    const factor = Math.min(LOGO.height / height, LOGO.width / width)
    const size = `width="${Math.round(width * factor)}" height="${Math.round(height * factor)}"`
    return `<img src="${escaped(siteUrl + src)}" alt="${withName ? '' : name}" ${size} ${more}>`
  }
  const style = 'border:0;vertical-align:middle;margin-right:12px'
  const isOne = light.src === dark.src
  return [
    image(light, `${isOne ? '' : 'class="in-light" '}style="${style}"`),
    isOne ? '' : image(dark, `class="in-dark" style="display:none;max-height:0;mso-hide:all;${style}"`),
    withName ? name : '',
  ].join('')
}

/**
 * Mail programs know no logical properties such as `padding-inline-start`. Each text is written from the side where its own words begin;
 * lists have room for their marks on both.
 */
function mirrored(document: string): string {
  return document
    .replace(/style="[^"]*"/g, (style) => style.replace(/(padding|border)-left:/g, '$1-right:'))
    .replace(/<(h[1-3]|p|ol|ul|li|blockquote|pre)\b/g, '<$1 dir="auto"')
    .replace(/<(ol|ul)[^>]*?padding-right:24px/g, (list) => list.replace('padding-right:24px', 'padding:0 24px'))
}

export function blockHtml(
  block: Block,
  { palette, type, corners }: Pick<SiteContact, 'palette' | 'type' | 'corners'>,
): string {
  const tones = palette?.light ?? PAPER
  const { titles, texts } = TYPES[type]
  const { radius } = SHAPES[corners]
  switch (block.kind) {
    case 'section':
      return `<h2 class="ink" style="margin:32px 0 12px;color:${tones.text};font:600 22px/1.25 ${STACKS[titles]}">${escaped(block.text)}</h2>`
    case 'instead':
      return `<p class="muted" style="margin:0 0 16px;color:${tones.muted};font:14px/1.6 ${SANS}">${link(block.href, block.text, tones)}</p>`
    case 'facts':
      return facts(block, tones, radius)
    case 'marked':
      return markedHtml(block.block, block.href, {
        text: `color:${tones.text};font:17px/1.6 ${STACKS[texts]}`,
        title: `color:${tones.text};font:600 19px/1.3 ${STACKS[titles]}`,
        small: `color:${tones.muted};font:14px/1.6 ${SANS}`,
        line: tones.line,
      })
    case 'heading': {
      const text = escaped(block.text)
      const inner = block.href
        ? `<a href="${escaped(block.href)}" style="color:${tones.text};text-decoration:none">${text}</a>`
        : text
      return `<h1 class="ink" style="margin:0 0 12px;color:${tones.text};font:600 30px/1.15 ${STACKS[titles]}">${inner}</h1>`
    }
    case 'lead':
      return paragraph('ink', `color:${tones.text};font:italic 19px/1.5 ${STACKS[texts]}`, block.text)
    case 'text':
      return paragraph('ink', `color:${tones.text};font:17px/1.6 ${STACKS[texts]}`, block.text)
    case 'quiet':
      return paragraph('muted', `color:${tones.muted};font:14px/1.6 ${SANS}`, block.text)
    case 'button':
      return `<p style="margin:24px 0"><a class="button" href="${escaped(block.href)}" style="display:inline-block;padding:14px 28px;background:${tones.accent};color:${tones.onAccent};border-radius:${radius};font:600 16px/1.2 ${SANS};text-decoration:none">${escaped(block.label)}</a></p>`
    case 'picture':
      return `<p style="margin:0 0 24px"><a href="${escaped(block.href)}"><img src="${escaped(block.src)}" alt="${escaped(block.alt)}" width="534" style="display:block;width:100%;max-width:534px;height:auto;border:0;border-radius:${radius}"></a></p>`
  }
}

/** The score beside what the post is about. */
function facts({ score, lines: said }: Extract<Block, { kind: 'facts' }>, tones: MailTones, radius: string): string {
  const badge =
    score === null
      ? ''
      : `<td class="button" align="center" style="padding:8px 14px;background:${tones.accent};color:${tones.onAccent};border-radius:${radius};font:700 22px/1.2 ${SANS};white-space:nowrap;word-break:normal;overflow-wrap:normal">${score}&nbsp;/&nbsp;${SCORE_MAX}</td>`
  const text = `<td class="muted" style="${badge && 'padding-left:14px;'}color:${tones.muted};font:14px/1.6 ${SANS}">${said.map(escaped).join('<br>')}</td>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr>${badge}${text}</tr></table>`
}

function paragraph(role: 'ink' | 'muted', style: string, text: string): string {
  return text.trim() && `<p class="${role}" style="margin:0 0 16px;${style}">${lines(text)}</p>`
}

function link(href: string, label: string, tones: MailTones): string {
  return `<a href="${escaped(href)}" style="color:${tones.muted}">${escaped(label)}</a>`
}

function lines(text: string): string {
  return escaped(text.trim()).replace(/\r\n?|\n/g, '<br>')
}
