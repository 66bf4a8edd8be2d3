import { memo } from 'react'
import type { Greetings, Settings, TextPage } from '#domain/settings/settings-writing.ts'
import { filledTexts } from '#domain/settings/texts.ts'
import { SubscribeForm } from '../../../../islands/subscribe/subscribe-form.tsx'
import letterStyles from '../../../../styles/article/letter.css?url'
import { useSite } from '../../../../ui/site.ts'
import { Letter } from '../../../site/pages/letter.tsx'
import { TextPageContent } from '../../../site/pages/text-page-content.tsx'
import { PreviewFrame } from '../../shell/preview-frame.tsx'
import { useAfterPause } from '../../shell/use-after-pause.ts'
import type { TextPageName } from './text-page-editor.tsx'

interface TextPagePreviewProps {
  settings: Settings
  name: TextPageName
  /** Position of the part with the focus, which is scrolled to. */
  part: number | null
}

const STYLES = [letterStyles]

/** The page as readers would see it with the unsaved edits. */
export function TextPagePreview({ settings, name, part }: TextPagePreviewProps) {
  const { [name]: page, blogName, contact } = useAfterPause(settings)
  const partAt = (body: HTMLElement) => (part === null ? null : body.querySelectorAll('.prose > .section')[part])
  return (
    <PreviewFrame title="Preview of the page" styles={STYLES} target={partAt} targetKey={String(part)}>
      <Page page={page} blogName={blogName} contact={contact} />
    </PreviewFrame>
  )
}

interface PageProps {
  page: Greetings | TextPage
  blogName: string
  contact: string
}

/** Memoized: its texts are parsed again after a pause, not with each key. */
const Page = memo(function Page({ page, blogName, contact }: PageProps) {
  const { siteUrl, captcha, subscribing } = useSite()
  const tokens = { blogName, contact, siteUrl }
  return (
    <main className={`preview__article column ${'signature' in page ? 'letter' : 'text-page'}`}>
      {'signature' in page ? (
        <Letter letter={filledTexts(page, tokens)} contact={contact}>
          <div inert>
            <SubscribeForm source="greetings" label={subscribing.label} contact={contact} captcha={captcha} />
          </div>
        </Letter>
      ) : (
        <TextPageContent page={filledTexts(page, tokens)} />
      )}
    </main>
  )
})
