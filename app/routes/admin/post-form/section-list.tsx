import { type Dispatch, Fragment, memo, useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { type FormErrors, NO_ERRORS, sectionErrors } from './form-errors.ts'
import type { FormAction, RemovedSection } from './form-state.ts'
import { type FormSection, saysSomething } from './form-values.ts'
import { ListOffer } from './list-offer/list-offer.tsx'
import { type ListChange, useListOffer } from './list-offer/use-list-offer.ts'
import { RemovedNote } from './removed-note.tsx'
import { useSectionDrag } from './section-drag/use-section-drag.ts'
import { SectionFields } from './section-fields.tsx'
import { useFoldedSections } from './section-fold/use-folded-sections.ts'

interface SectionListProps {
  sections: readonly FormSection[]
  removed: readonly RemovedSection[]
  /** The stored picture of a section. */
  savedPicture: (key: number) => Picture | null
  isUpdate: boolean
  /** The sections are the entries of a list. */
  isList: boolean
  /** The sections of an own page are about no films. */
  isOfPage: boolean
  errors: FormErrors
  dispatch: Dispatch<FormAction>
  onBusy: (isBusy: boolean) => void
}

const TEN = 10

/** The last change of the list, which sets the focus and is announced. Indexes count from 0. */
interface Step {
  readonly key: number
  readonly index: number
  readonly kind: 'removed' | 'back' | 'moved' | 'dragged' | ListChange
  /** The former index of a moved or dragged section. */
  readonly from?: number
}

/** The sections of a post. A removed section leaves a note in its place, with a button that restores it. */
export const SectionList = memo(function SectionList(props: SectionListProps) {
  const { sections, removed, savedPicture, isUpdate, isList, isOfPage, errors, dispatch, onBusy } = props
  const { t } = useLocale()
  const [step, setStep] = useState<Step | null>(null)
  const list = useRef<HTMLDivElement>(null)
  /** The number of sections that were just added. */
  const added = useRef(0)
  const latest = useRef(sections)
  latest.current = sections
  const notes = removed.filter(({ section }) => saysSomething(section))

  const change = useCallback(
    (action: FormAction) => {
      dispatch(action)
      const indexOf = (key: number) => latest.current.findIndex((section) => section.key === key)
      if (action.type === 'remove-section') setStep({ key: action.key, index: indexOf(action.key), kind: 'removed' })
      if (action.type === 'move-section') {
        const from = indexOf(action.key)
        const index = from + action.by
        if (latest.current[index]) setStep({ key: action.key, index, from, kind: 'moved' })
      }
    },
    [dispatch],
  )
  const drag = useSectionDrag(list, sections, ({ key, from, to }) => {
    dispatch({ type: 'move-section', key, by: to - from })
    setStep({ key, index: to, from, kind: 'dragged' })
  })
  const folding = useFoldedSections(list, sections)
  function restore({ section: { key }, index }: RemovedSection) {
    dispatch({ type: 'restore-section', key })
    setStep({ key, index, kind: 'back' })
  }

  const { offer, make, leave } = useListOffer({ list, sections, removed, isList, dispatch }, (kind, key) =>
    setStep({ key, index: 0, kind }),
  )
  function add(count: number) {
    added.current = count
    dispatch({ type: 'add-section', count })
  }

  useEffect(() => {
    if (added.current > 0)
      list.current?.querySelector<HTMLElement>(`[data-section="${sections.at(-added.current)?.key}"] input`)?.focus()
    added.current = 0
  }, [sections])
  // Removing a section removes the focused button; without a new focus, Tab would start at the top of the page.
  useEffect(() => {
    if (step && list.current) focusAfter(step, list.current)
  }, [step])

  const notesAt = (index: number) =>
    notes
      .filter((note) => note.index === index)
      .map((note) => (
        <RemovedNote key={`removed-${note.section.key}`} section={note.section} onRestore={() => restore(note)} />
      ))
  return (
    <div className="post-form__sections" data-dragging={drag.isDragging || undefined} ref={list}>
      <h3 className="visually-hidden">{t('form.sections')}</h3>
      {sections.map((section, index) => {
        const wrong = sectionErrors(errors, section.key)
        return (
          <Fragment key={section.key}>
            {notesAt(index)}
            <SectionFields
              section={section}
              index={index}
              count={sections.length}
              saved={savedPicture(section.key)}
              isUpdate={isUpdate}
              isOfPage={isOfPage}
              errors={wrong}
              isFolded={wrong === NO_ERRORS && folding.isFolded(section)}
              onFold={folding.onFold}
              isDragged={drag.key === section.key}
              dropLine={drag.lineAt(index)}
              dispatch={change}
              onBusy={onBusy}
            >
              {offer?.section.key === section.key && (
                <ListOffer count={offer.list.entries.length} onMake={make} onLeave={leave} />
              )}
            </SectionFields>
          </Fragment>
        )
      })}
      {notesAt(sections.length)}
      <p className="cluster">
        <button
          type="button"
          className="icon-button add-section"
          aria-label={t('form.addSection')}
          onClick={() => add(1)}
        >
          <Icon name="plus" />
        </button>
        {isList && <QuietButton onClick={() => add(TEN)}>{t('form.addTen')}</QuietButton>}
      </p>
      <p className="visually-hidden" role="status">
        {step && wordsOf(t, step)}
      </p>
    </div>
  )
})

function wordsOf(t: Locale['t'], step: Step): string {
  if (step.kind === 'removed') return t('form.sectionRemoved', { number: step.index + 1 })
  if (step.kind === 'back') return t('form.sectionBack', { number: step.index + 1 })
  return step.from === undefined ? '' : t('form.sectionMoved', { from: step.from + 1, number: step.index + 1 })
}

/**
 * After a removal the button that restores the section gets the focus, or the next section if the removed one was empty; after a
 * restoration its first field; after a list that stays or is again a text, that text. A dragged section, or the first one made of a
 * list, is focused itself, since a field would open the keyboard of a phone. A button that moves a section keeps the focus.
 */
function focusAfter({ key, index, kind }: Step, list: HTMLElement): void {
  if (kind === 'moved') return
  const section = `[data-section="${key}"]`
  if (kind === 'dragged' || kind === 'divided') {
    list.querySelector<HTMLElement>(section)?.focus({ preventScroll: true })
    return
  }
  const field = kind === 'back' ? 'input' : 'textarea'
  const own = kind === 'removed' ? `[data-removed="${key}"] button` : `${section} ${field}`
  const next = list.querySelectorAll('[data-section]')[index]
  const found = list.querySelector(own) ?? next?.querySelector('input') ?? list.querySelector('.add-section')
  if (found instanceof HTMLElement) found.focus()
}
