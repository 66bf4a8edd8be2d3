import type { Corners } from './look-choices.ts'
import { ON_NIGHT } from './palette.ts'

interface Shape {
  readonly radius: string
  /** How near the tone of lines is to that of the text, in percent. */
  readonly line: number
  /** Styles for distances, frames, and where the title of a picture stands. */
  readonly style: string
}

/** The header where it is clear over a picture in the shape of a new blog. */
export const PICTURED = 'body:has(>main>article>.hero>.hero__figure,>main>.first-row>.card--poster) .header'

/** The header as it is on pages without a picture. */
export function solidHeader(root: string): string {
  return [
    `${root} ${PICTURED}{animation:none;background:var(--page);border-color:var(--line);color:var(--text)}`,
    `${root} ${PICTURED}::before{display:none}`,
  ].join('')
}

/** Titles leave the picture, and with it its shade: their ground is the page. The badge keeps its own. */
const OFF_THE_PICTURE = [
  solidHeader(':root'),
  '.hero,.card--poster{--night:var(--page);--on-night:var(--text);--on-night-muted:var(--muted)}',
  `.hero .badge{--on-night:${ON_NIGHT}}`,
  ':is(.hero__figure,.card--poster .card__figure)::after{display:none}',
  '.card--poster .card__category{color:var(--accent)}',
  'main .card--poster .card__category>a{color:var(--category,inherit)}',
].join('')

/** A title in a framed box on the lower edge of the picture, as a label on a tape. */
const BOXED = [
  OFF_THE_PICTURE,
  '.header,.footer,.hero{border-color:var(--text);border-width:3px}',
  '.hero{border-bottom:3px solid}',
  '.hero__text,.card--poster .card__text{background:var(--page);border:3px solid var(--text)}',
  '.hero__text,.card--poster .card__text,.rating{box-shadow:8px 8px 0 var(--accent)}',
  '.hero>.hero__text,.hero__figure+.hero__text{justify-self:start;padding:24px 28px}',
  '.hero>.hero__text{max-width:calc(100% - 2*var(--gutter) - 8px);margin:calc(var(--header-height) + 40px) var(--gutter) 32px}',
  '.hero__title{font-size:clamp(2.5rem,6vw,5rem)}',
  '.hero__figure .source{background:var(--page);padding-top:10px}',
  '.card--poster .card__text{position:relative;margin:-72px var(--gutter) 28px;padding:20px 24px}',
  '.card--poster .card__source{position:relative;padding-bottom:16px}',
  '@media(min-width:960px){',
  '.hero>.hero__text{margin-inline:var(--side) auto}',
  '.card--poster .card__text{position:sticky;bottom:40px;justify-self:start;max-width:640px}',
  '.card--poster .card__text{margin:calc(var(--header-height) + 160px) 40px 40px;margin-inline-start:var(--side)}',
  '.card--poster .card__source{position:absolute;inset:auto 0 0 auto;padding:6px 12px;background:var(--page)}}',
  ':is(.card--grid,.card--wide,.card--stack,.near) .card__figure:not(:has(.card__source)),.section__frame,.masthead',
  '{border:2px solid var(--text)}.masthead{border-width:0 0 3px}',
  '.rating{border:3px solid var(--text)}',
  '.more{margin-top:clamp(40px,6vw,72px)}',
  '.more .label{width:fit-content;margin-bottom:16px;padding:4px 12px;background:var(--text);color:var(--page)}',
  '.button{border-width:2px}.second-row::before{border-width:3px;border-color:var(--text)}',
  '.grid{gap:28px clamp(14px,2vw,20px)}.second-row{gap:clamp(24px,4vw,40px);margin-top:clamp(24px,4vw,48px)}',
  '.card--grid{gap:10px}',
].join('')

/** A title on the page: above the picture of its article, and below that of its card, as in a journal. */
const ON_THE_PAGE = [
  OFF_THE_PICTURE,
  '.hero:has(>.hero__figure){display:flex;flex-direction:column-reverse;min-height:0}',
  '.hero>.hero__text{background:none;padding:calc(var(--header-height) + clamp(40px,8vw,96px)) var(--gutter) clamp(28px,4vw,48px);padding-inline-start:var(--axis)}',
  '.hero__title{max-width:20ch;font-size:clamp(2.5rem,5.4vw,4.25rem)}',
  '.hero>.hero__figure{display:block;width:min(100% - 2*var(--gutter),1200px);margin-inline:auto}',
  '.hero__figure .picture,.card--poster :is(.picture,.placeholder){position:relative;inset:auto;height:auto;border-radius:var(--radius)}',
  '.hero__figure .picture{aspect-ratio:16/9;max-height:76vh}',
  '.hero__figure .source{position:relative;padding:10px 0 0;background:var(--page)}',
  '.card--poster{min-height:0;grid-template-rows:auto auto 1fr;padding:calc(var(--header-height) + 16px) var(--gutter) 24px}',
  '.card--poster :is(.picture,.placeholder){grid-area:1/1;aspect-ratio:3/2;max-height:70vh}',
  '.card--poster .card__text{position:static;margin:0;padding:24px 0 0;background:none}',
  '.card--poster .card__source{position:static;padding:12px 0 0}',
  '.card--poster .card__title{font-size:clamp(2.25rem,4vw,3.5rem)}',
  '.masthead~.first-row .card--poster{padding-top:24px}',
  '@media(min-width:960px){.card--poster{padding-inline:var(--side) 16px}',
  '.card--poster :is(.picture,.placeholder){aspect-ratio:16/9}',
  'main>.masthead~.first-row :is(.picture,.placeholder):not(.card--stack *){max-height:40vh}',
  'main>.masthead~.first-row :is(.card--poster,.first-row__stack){padding-top:56px}',
  '.first-row__stack{grid-auto-rows:auto}}',
  '.grid{gap:64px clamp(28px,4vw,48px)}.second-row{gap:clamp(56px,8vw,104px);margin-top:clamp(56px,8vw,120px)}',
  '.more{margin-top:clamp(88px,12vw,144px)}',
].join('')

/** Null for the shape of a new blog. */
export const SHAPES: Readonly<Record<Corners, Shape | null>> = {
  plain: null,
  sharp: { radius: '0', line: 60, style: BOXED },
  soft: { radius: '10px', line: 10, style: ON_THE_PAGE },
}
