import { memo, useEffect, useId, useRef } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { Check } from '../../../ui/choices/check.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { BrowseFiles } from './browse-files.tsx'
import { ChooseFromMedia } from './choose-from-media.tsx'
import type { ImageChoice } from './image-choice.ts'
import { PictureProgress } from './picture-progress.tsx'
import { type ShownPicture, shownPicture } from './shown-picture.ts'
import { useUnsentPicture } from './unsent-pictures.ts'
import { useBusy } from './use-busy.ts'
import { useIncomingFiles } from './use-incoming-files.ts'
import { useObjectAddress } from './use-object-address.ts'
import { type PictureWork, usePicture } from './use-picture.ts'

interface ImagePickerProps {
  label: string
  /** Unique within the form. */
  name: string
  image: ImageChoice
  saved: Picture | null
  /** @param description of a picture from the media library, as a default for an empty alternative text */
  onChange: (next: ImageChoice, description?: string) => void
  /**
   * Called with true when a picture that is to be included starts to be compressed and sent, and with false when it is stored or
   * given up.
   */
  onBusy: (isBusy: boolean) => void
  error?: string | undefined
  /** Whether it has *Do not include Image*, by which a picture is kept in the form, but not in the post. */
  mayExclude?: boolean
}

/** One image of a post: chosen, dropped or pasted, compressed in the browser, uploaded at once, and stored in the form by its address. */
export const ImagePicker = memo(function ImagePicker(props: ImagePickerProps) {
  const { label, name, image, saved, onChange, onBusy, error, mayExclude = true } = props
  const { value, uploaded, isExcluded } = image
  const locale = useLocale()
  const { t } = locale
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // An upload that ends while the image is excluded is kept in `uploaded`, and shown when the image is included again.
  const { work, choose, discard } = usePicture((picture) =>
    onChange({ value: isExcluded ? '' : picture.src, uploaded: picture, isExcluded }),
  )
  const { forget } = useUnsentPicture(name, work, (file) => choose({ ok: true, file }))
  const { isOver, dropArea } = useIncomingFiles(group, !isExcluded, choose)
  const isUnderWay = work.stage === 'compressing' || work.stage === 'uploading'
  useBusy(isUnderWay && !isExcluded, onBusy)
  const isToBeSeen = isUnderWay || work.stage === 'failed'
  useEffect(() => {
    // The pictures of sections are folded away, also when a reload sends one again.
    const folded = group.current?.closest('details')
    if (isToBeSeen && folded) folded.open = true
  }, [isToBeSeen])

  const fileAddress = useObjectAddress(isUnderWay || work.stage === 'failed' ? work.file : null)
  const shown = shownPicture(locale, { value, saved, uploaded }, work, fileAddress)
  const hasChosenFile = isUnderWay || (work.stage === 'failed' && work.file !== null)
  const hasSome = shown !== null || hasChosenFile
  // The form cannot be published while it shows a picture that was not uploaded.
  const isUnsent = work.stage === 'failed' && work.file !== null && !isExcluded
  const isNew = shown?.caption === 'picture.newImage'
  const problem = work.stage === 'failed' ? work.problem : error

  function exclude(next: boolean) {
    const back = uploaded?.src ?? saved?.src ?? ''
    onChange({ value: next ? '' : back, uploaded, isExcluded: next })
  }

  /** Removes the shown picture, so that the previous one is shown again. */
  function remove() {
    discard()
    forget()
    if (!hasChosenFile) onChange({ value: isNew ? (saved?.src ?? '') : '', uploaded: null, isExcluded: false })
    focusInput()
  }

  function bringBack() {
    onChange({ value: saved?.src ?? '', uploaded: null, isExcluded: false })
    focusInput()
  }

  function chooseAgain(picture: Picture) {
    discard()
    forget()
    onChange({ value: picture.src, uploaded: picture, isExcluded: false }, picture.description)
  }

  function retry() {
    if (work.stage === 'failed') work.retry?.()
    focusInput()
  }

  /** The pressed button is removed with its focus; without a new focus, Tab would start at the top of the page. */
  function focusInput() {
    input.current?.focus()
  }

  return (
    <fieldset className="picker" ref={group} aria-busy={isUnderWay} data-unsent={isUnsent ? '' : undefined}>
      <legend className="picker__label" id={`${id}-label`}>
        {label}
      </legend>
      {mayExclude && (
        <Check checked={isExcluded} onChange={exclude}>
          {t('picture.doNotInclude')}
        </Check>
      )}
      {!isExcluded && (
        <div className="stack picker__area" {...dropArea}>
          {shown && (
            <figure className="picker__preview">
              <img
                className="whole-picture"
                src={shown.src}
                srcSet={shown.srcSet}
                sizes={shown.srcSet && '(min-width: 640px) 200px, 104px'}
                alt={t('picture.previewOf', { label })}
                decoding="async"
              />
              <figcaption className="cluster cluster--apart picker__caption">
                <strong>{t(shown.caption)}</strong> <span className="meta picker__facts">{shown.facts}</span>
              </figcaption>
            </figure>
          )}
          <div className="cluster picker__side">
            <BrowseFiles
              id={`${id}-file`}
              labelId={`${id}-label`}
              describedBy={problem ? `${id}-error` : `${id}-file-hint`}
              isInvalid={Boolean(problem)}
              isOver={isOver}
              input={input}
              onPick={choose}
            />
            {isUnderWay && <PictureProgress step={work} />}
            {problem && (
              <p className="field__error" id={`${id}-error`} role="alert">
                {problem}
              </p>
            )}
            <div className="actions">
              <ChooseFromMedia onChosen={chooseAgain} />
              {work.stage === 'failed' && work.retry && (
                <QuietButton onClick={retry}>{t('labels.tryAgain')}</QuietButton>
              )}
              {(hasSome || saved) && (
                <QuietButton onClick={hasSome ? remove : bringBack}>
                  {isUnderWay ? t('labels.cancel') : hasSome ? t('picture.deleteFile') : t('picture.bringBackOld')}
                </QuietButton>
              )}
            </div>
          </div>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isExcluded ? '' : announcement(t, work, shown)}
      </p>
    </fieldset>
  )
})

/** Announces each step to screen readers, not each percent. */
function announcement(t: Locale['t'], work: PictureWork, shown: ShownPicture | null): string {
  if (work.stage === 'compressing') return t('picture.compressingPicture')
  if (work.stage === 'uploading') return t('picture.uploadingPicture')
  if (work.stage === 'done' && work.src === shown?.src)
    return t('picture.captionFacts', { caption: t(shown.caption), facts: shown.facts })
  return ''
}
