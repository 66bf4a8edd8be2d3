import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type LogoSettings, type OwnLogo, ownLogo } from '#domain/look/logo.ts'
import type { Look } from '#domain/look/look.ts'
import { lookStyle, ownPalette } from '#domain/look/look-style.ts'
import { ownCssProblem } from '#domain/look/own-css.ts'
import { isLightGround } from '#domain/look/palette.ts'
import type { Pictures } from '#domain/pictures/picture.ts'
import type { Post, PostSummary } from '#domain/posts/post.ts'
import type { TermSlugs } from '#domain/posts/terms/term.ts'
import { parseMarkedTexts } from '#domain/text/marked-text.ts'
import homeStyles from '../../../../styles/feed/home.css?url'
import { useLocale } from '../../../../ui/locale.ts'
import { useSite } from '../../../../ui/site.ts'
import { TYPE_FILES } from '../../../../ui/type-files.ts'
import { ArticleHero } from '../../../site/article/article-hero.tsx'
import { RatingBlock } from '../../../site/article/rating-block.tsx'
import { Section } from '../../../site/article/section.tsx'
import { FrontPageGrid } from '../../../site/front-page/front-page-grid.tsx'
import { Masthead } from '../../../site/front-page/masthead.tsx'
import { Header } from '../../../site/shell/header.tsx'
import { PreviewFrame } from '../../shell/preview-frame.tsx'
import { Choice } from '../choice.tsx'

/** Posts of the blog, by which a look is judged. */
export interface LookSample {
  readonly posts: readonly PostSummary[]
  readonly pictures: Pictures
  readonly slugs: TermSlugs
  readonly review: { readonly post: Post; readonly pictures: Pictures; readonly slugs: TermSlugs } | null
}

type View = 'home' | 'review' | 'phone'
/** Widths of the windows that are shown, in CSS pixels, with the frame's border; a wide one is scaled to the room that there is. */
const WIDTHS: Readonly<Record<View, number>> = { home: 1282, review: 1282, phone: 392 }

interface LookPreviewProps {
  look: Look
  logo: LogoSettings
  /** Address, or empty. */
  headerPicture: string
  sample: LookSample
}

/** Pages of the blog in the look that is being chosen, before it is saved. */
export function LookPreview({ look, logo, headerPicture, sample }: LookPreviewProps) {
  const { t } = useLocale()
  const [view, setView] = useState<View>('home')
  const [theme, setTheme] = useState<'dark' | 'light'>(look.firstTheme === 'light' ? 'light' : 'dark')
  // A ground is the background of one theme, light or dark; the preview shows that theme after a change.
  const [ground, setGround] = useState(look.ground)
  if (ground !== look.ground) {
    setGround(look.ground)
    setTheme(isLightGround(look.ground) ? 'light' : 'dark')
  }
  const box = useRef<HTMLDivElement>(null)
  const shownLogo = useMemo(() => ownLogo(logo, unsized), [logo])
  const styles = useMemo(() => [homeStyles, TYPE_FILES[look.type].styles].filter((href) => href !== null), [look.type])
  useScale(box, WIDTHS[view])
  return (
    <div className="look__preview stack">
      <div className="cluster cluster--apart">
        <Choice
          label={t('labels.page2')}
          value={view}
          options={{ home: t('settings.home'), review: t('settings.review'), phone: t('settings.phone') }}
          onChoose={setView}
        />
        <Choice
          label={t('settings.theme')}
          value={theme}
          options={{ dark: t('settings.dark'), light: t('settings.light') }}
          onChoose={setTheme}
        />
      </div>
      <div ref={box} className="look__window" data-view={view}>
        <PreviewFrame
          title={t('settings.previewOfLook')}
          styles={styles}
          target={() => null}
          targetKey={view}
          hasOwnLook
        >
          <LookOf look={look} theme={theme} logo={shownLogo} hasHeaderPicture={headerPicture !== ''} />
          <Page view={view} sample={sample} logo={shownLogo} headerPicture={headerPicture} />
        </PreviewFrame>
      </div>
    </div>
  )
}

interface PageProps extends Pick<LookPreviewProps, 'sample' | 'headerPicture'> {
  view: View
  logo: OwnLogo
}

/** Styles of the front page ask for `main` directly below the body. */
const Page = memo(function Page({ view, sample, logo, headerPicture }: PageProps) {
  const site = { ...useSite(), logo }
  const { review } = sample
  return (
    <>
      <div inert>
        <Header site={site} logout={null} />
      </div>
      {view === 'review' && review ? (
        <main inert>
          <Review {...review} />
        </main>
      ) : (
        <main className="feed" inert>
          {headerPicture && <Masthead picture={{ ...UNSIZED, src: headerPicture }} />}
          <FrontPageGrid {...sample} adsEnabled={false} />
        </main>
      )}
    </>
  )
})

/** The size of a picture that was just chosen is not known: styles give it a height, and its width follows. */
const UNSIZED = { width: 0, height: 0, file: { width: 0, height: 0, byteLength: 0 }, colors: [] }

function unsized(src: string) {
  return src === '' ? undefined : { ...UNSIZED, src }
}

function Review({ post, pictures, slugs }: NonNullable<LookSample['review']>) {
  const [first] = post.sections
  return (
    <article>
      <ArticleHero post={post} pictures={pictures} slugs={slugs} isPublished />
      <div className="column">
        {first && (
          <div className="prose">
            <Section
              number={1}
              section={first}
              entry={undefined}
              pictures={pictures}
              slugs={slugs}
              blocks={parseMarkedTexts([first.sectionText])[0]!}
            />
          </div>
        )}
        {post.ratings && <RatingBlock ratings={post.ratings} />}
      </div>
    </article>
  )
}

interface LookOfProps {
  look: Look
  theme: 'dark' | 'light'
  logo: OwnLogo
  hasHeaderPicture: boolean
}

/** The style sheet of the look in the document of the frame. */
function LookOf({ look, theme, logo, hasHeaderPicture }: LookOfProps) {
  const { menu, categories } = useSite()
  const hasMenu = menu !== null
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const page = mark.current!.ownerDocument
    if (theme === 'light') page.documentElement.dataset.theme = theme
    else delete page.documentElement.dataset.theme
    // A sheet that a script constructs is no inline style, which the policy would refuse. It belongs to one document.
    const sheet = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet()
    const style = lookStyle(look, ownPalette(look), { logo, hasHeaderPicture, hasMenu, categories })
    sheet.replaceSync(style + (ownCssProblem(look.css) ? '' : look.css))
    page.adoptedStyleSheets = [sheet]
  }, [look, theme, logo, hasHeaderPicture, hasMenu, categories])
  return <span ref={mark} hidden />
}

/** Scales the frame, which is as wide as the window that it shows, to its box. */
function useScale(box: RefObject<HTMLElement | null>, width: number): void {
  useEffect(() => {
    const element = box.current!
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / width)))
    })
    // Called for the first size, too.
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, width])
}
