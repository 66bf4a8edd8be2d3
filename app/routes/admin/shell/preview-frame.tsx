import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Locale } from '#domain/locales/locale.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TYPE_FILES } from '../../../ui/type-files.ts'
import { InBlogLanguage, useBlogLocale } from './languages.tsx'

interface PreviewFrameProps {
  title: string
  /** Addresses of styles besides those of the surrounding page. */
  styles?: readonly string[]
  /** Finds the element to scroll to. */
  target: (body: HTMLElement) => Element | null | undefined
  /** Changes when something else is to be scrolled to. */
  targetKey: string
  /** Whether its content sets the look; by default theme, colours and typefaces are those of the surrounding page. */
  hasOwnLook?: boolean
  children: ReactNode
}

/** Pixels kept free above the target. */
const SPACE_ABOVE = 24
const NO_STYLES: readonly string[] = []

/** A reading page in a frame of its own, which gives it the width of a window. */
export function PreviewFrame({
  title,
  styles = NO_STYLES,
  target,
  targetKey,
  hasOwnLook = false,
  children,
}: PreviewFrameProps) {
  const { t } = useLocale()
  const locale = useBlogLocale()
  const [body, setBody] = useState<HTMLElement | null>(null)
  const latest = useRef(target)
  latest.current = target
  useEffect(() => {
    const window = body?.ownerDocument.defaultView
    const shown = body && latest.current(body)
    if (window && shown) window.scrollTo({ top: window.scrollY + shown.getBoundingClientRect().top - SPACE_ABOVE })
  }, [body, targetKey])
  useEffect(() => (body ? linked(body.ownerDocument, styles) : undefined), [body, styles])
  return (
    <section className="preview" aria-label={t('labels.preview')}>
      <iframe
        className="preview__frame"
        title={title}
        ref={(frame) => setBody(frame ? preparedBody(frame, locale, hasOwnLook) : null)}
        onLoad={(event) => setBody(preparedBody(event.currentTarget, locale, hasOwnLook))}
      />
      {body && createPortal(<InBlogLanguage>{children}</InBlogLanguage>, body)}
    </section>
  )
}

/** Prepares the document of the frame with the site's styles and, unless it has its own, the look of the surrounding page. */
function preparedBody(
  frame: HTMLIFrameElement,
  { language, direction }: Locale,
  hasOwnLook: boolean,
): HTMLElement | null {
  const page = frame.contentDocument
  if (!page) return null
  if (!page.head.querySelector('link')) {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!hasOwnLook || !isOfLook(link)) page.head.append(page.importNode(link, true))
    page.documentElement.lang = language
    page.documentElement.dir = direction
    if (!hasOwnLook) followTheme(page.documentElement)
  }
  return page.body
}

function isOfLook(link: HTMLLinkElement): boolean {
  const href = link.getAttribute('href')!
  return href.startsWith('/look-') || Object.values(TYPE_FILES).some(({ styles }) => styles === href)
}

/** @returns what takes the styles out again */
function linked(page: Document, styles: readonly string[]): () => void {
  const links = styles.map((href) => Object.assign(page.createElement('link'), { rel: 'stylesheet', href }))
  page.head.append(...links)
  return () => {
    for (const link of links) link.remove()
  }
}

function followTheme(root: HTMLElement): void {
  const follow = () => {
    const { theme } = document.documentElement.dataset
    if (theme) root.dataset.theme = theme
    else delete root.dataset.theme
  }
  follow()
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}
