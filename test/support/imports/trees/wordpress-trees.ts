import fc from 'fast-check'
import { htmlTrees } from './html-trees.ts'
import { around, several, type Write, written } from './tree-source.ts'

/** Texts of both editors of WordPress, with shortcodes. */
export function wordPressTrees(): fc.Arbitrary<Write> {
  const { block, inline } = htmlTrees({ isTidy: true })
  const line = several(inline, fc.constantFrom('', ' ', '\n'), 3)
  const part = fc.oneof(
    block,
    line,
    line,
    around((inside) => `<!-- wp:group -->\n<div class="wp-block-group">${inside}</div>\n<!-- /wp:group -->`, block),
    around((inside, source) => `[spoiler title="${source.word()}"]${inside}[/spoiler]`, fc.oneof(line, block)),
    around((inside, source) => `[su_box title="${source.word()}"]${inside}[/su_box]`, line),
    around(
      (inside, source) => `[su_quote cite="${source.word()}" url="${source.address()}"]${inside}[/su_quote]`,
      line,
    ),
    ...PARTS.map(written),
  )
  return fc.array(part, { minLength: 1, maxLength: 5 }).map(
    (parts): Write =>
      (source) =>
        parts.map((write) => write(source)).join('\n\n'),
  )
}

const PARTS: readonly Write[] = [
  (source) =>
    `[caption id="attachment_5" align="alignleft"]<a href="${source.address()}"><img src="${source.address()}.jpg" alt="${source.word()}" /></a> ${source.word()} <a href="${source.address()}">${source.word()}</a>[/caption]`,
  (source) =>
    `[caption id="attachment_6" width="640" caption="${source.word()}, <em>${source.word()}</em>"]<img src="${source.address()}.jpg" alt="${source.word()}" />[/caption]`,
  (source) => `[audio mp3="${source.address()}.mp3" ogg="${source.address()}.ogg"][/audio]`,
  (source) => `[video width="640" mp4="${source.address()}.mp4" poster="${source.address()}.jpg"][/video]`,
  (source) => `[embed]${source.address()}[/embed]`,
  (source) => `[youtube https://www.youtube.com/watch?v=${source.film()}&w=640]`,
  (source) =>
    `[button link="${source.address()}" color="red" size="large" target="_blank" icon="arrow" text="${source.word()}"]`,
  (source) => `[gallery ids="1,2"]${source.word()}`,
  (source) =>
    `[rating:4/5] ${source.word()} [contact-form] [tooltip text="${source.word()}"]${source.word()}[/tooltip]`,
  (source) =>
    `<!-- wp:acf/quote {"name":"acf/quote","data":{"text":"${source.word()}","link":"${source.address()}"}} /-->`,
  (source) => `<!-- wp:paragraph --><p>${source.word()}</p><!-- /wp:paragraph --><!--more ${'on'}-->`,
  (source) =>
    `<!-- wp:cover --><div class="wp-block-cover"><img src="${source.address()}.jpg" alt=""><p>${source.word()}</p></div><!-- /wp:cover -->`,
  (source) => `${source.word()}\n\n<h2>${source.word()}</h2>\n${source.word()}\n\n&nbsp;\n\n${source.word()}`,
]
