import { useEffect, useRef, useState } from 'react'
import type { TextPage } from '#domain/settings/settings-writing.ts'
import { QuietButton } from '../../../../ui/button.tsx'
import { PreviewSheet } from '../../post-form/preview-sheet.tsx'
import { usePreview } from '../../post-form/use-preview.ts'
import { isSame } from '../../shell/json-equality.ts'
import { SettingField } from '../setting-field.tsx'
import type { SettingsForm } from '../settings-form.ts'
import { TextHelp } from './text-help.tsx'
import { TextPageEditor, type TextPageName } from './text-page-editor.tsx'
import { TextPagePreview } from './text-page-preview.tsx'

interface TextPageSectionProps {
  form: SettingsForm
  name: TextPageName
  /** The default content of the page. */
  standard: TextPage
}

/** A page of prose beside its preview, or under it as a sheet where the window is too narrow for both. */
export function TextPageSection({ form, name, standard }: TextPageSectionProps) {
  const preview = usePreview({ stored: 'den-page-preview', isShownAtFirst: true, wide: '(min-width: 75em)' })
  const fields = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<number | null>(null)

  useEffect(() => {
    const element = fields.current!
    const follow = ({ target }: FocusEvent) => {
      const focused = (target as HTMLElement).closest<HTMLElement>('[data-part]')
      setPart(focused ? Number(focused.dataset.part) : null)
    }
    element.addEventListener('focusin', follow)
    return () => element.removeEventListener('focusin', follow)
  }, [])

  const page = <TextPagePreview settings={form.settings} name={name} part={part} />
  return (
    <>
      {name === 'greetings' && isSame(form.settings.greetings, standard) && (
        <p>These words came with Den. They are yours to write.</p>
      )}
      <p>
        <QuietButton aria-pressed={preview.isShown} onClick={preview.toggle}>
          Preview
        </QuietButton>
      </p>
      <div className={preview.isShown && !preview.isSheet ? 'page-panes' : undefined}>
        <div className="stack stack--form" ref={fields}>
          <TextPageEditor form={form} name={name} standard={standard}>
            {name === 'greetings' ? letterFields : undefined}
          </TextPageEditor>
          <TextHelp />
        </div>
        {preview.isShown && !preview.isSheet && page}
      </div>
      {preview.isShown && preview.isSheet && <PreviewSheet onClose={preview.toggle}>{page}</PreviewSheet>}
    </>
  )
}

function letterFields(form: SettingsForm) {
  return (
    <>
      <SettingField form={form} name="greetings.signature" label="Signature" isLong />
      <SettingField form={form} name="greetings.subscribeHeading" label="Subscribe heading" isRequired />
      <SettingField form={form} name="greetings.subscribeText" label="Subscribe text" isLong />
    </>
  )
}
