import { escapedHtml } from '../../text/html-escape.ts'

/** A paragraph with a link; empty without an address. */
export function linked(address: string, text = ''): string {
  return address === '' ? '' : `<p><a href="${escapedHtml(address)}">${escapedHtml(text || address)}</a></p>`
}

/** A paragraph of plain text; empty without one. */
export function worded(text: string): string {
  return text === '' ? '' : `<p>${escapedHtml(text)}</p>`
}

/** A picture with a caption in plain text; empty without an address. */
export function pictured(address: string, alt: string, caption: string): string {
  if (address === '') return ''
  const below = caption === '' ? '' : `<figcaption>${escapedHtml(caption)}</figcaption>`
  return `<figure><img src="${escapedHtml(address)}" alt="${escapedHtml(alt)}">${below}</figure>`
}
