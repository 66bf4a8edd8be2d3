import { type Dispatch, Fragment, useCallback, useEffect, useRef, useState } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type FormErrors, sectionErrors } from './form-errors.ts'
import type { FormAction, RemovedSection } from './form-state.ts'
import { type FormSection, saysSomething } from './form-values.ts'
import { RemovedNote } from './removed-note.tsx'
import { SectionFields } from './section-fields.tsx'

interface SectionListProps {
  sections: readonly FormSection[]
  removed: readonly RemovedSection[]
  /** The picture that a section is saved with. */
  savedPicture: (key: number) => Picture | null
  isUpdate: boolean
  errors: FormErrors
  dispatch: Dispatch<FormAction>
  onBusy: (isBusy: boolean) => void
}

/** What has just left the list, or come back into it. */
interface Step {
  readonly key: number
  /** From 0. */
  readonly index: number
  readonly isRemoved: boolean
}

/** The blocks of a post. One that is removed leaves a line in its place, by which it comes back. */
export function SectionList(props: SectionListProps) {
  const { sections, removed, savedPicture, isUpdate, errors, dispatch, onBusy } = props
  const [step, setStep] = useState<Step | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const isAdding = useRef(false)
  const latest = useRef(sections)
  latest.current = sections
  const notes = removed.filter(({ section }) => saysSomething(section))

  const change = useCallback(
    (action: FormAction) => {
      dispatch(action)
      if (action.type === 'remove-section')
        setStep({ key: action.key, index: latest.current.findIndex(({ key }) => key === action.key), isRemoved: true })
    },
    [dispatch],
  )
  function bringBack({ section: { key }, index }: RemovedSection) {
    dispatch({ type: 'bring-back-section', key })
    setStep({ key, index, isRemoved: false })
  }

  useEffect(() => {
    if (isAdding.current)
      list.current?.querySelector<HTMLElement>(`[data-section="${sections.at(-1)?.key}"] input`)?.focus()
    isAdding.current = false
  }, [sections])
  // The button that was pressed is gone, and the keyboard is not to start at the top of the page.
  useEffect(() => {
    if (step && list.current) focusAfter(step, list.current)
  }, [step])

  const notesAt = (index: number) =>
    notes
      .filter((note) => note.index === index)
      .map((note) => (
        <RemovedNote key={`removed-${note.section.key}`} section={note.section} onBringBack={() => bringBack(note)} />
      ))
  return (
    <div className="post-form__sections" ref={list}>
      <h3 className="post-form__heading">Sections</h3>
      {sections.map((section, index) => (
        <Fragment key={section.key}>
          {notesAt(index)}
          <SectionFields
            section={section}
            index={index}
            count={sections.length}
            saved={savedPicture(section.key)}
            isUpdate={isUpdate}
            errors={sectionErrors(errors, section.key)}
            dispatch={change}
            onBusy={onBusy}
          />
        </Fragment>
      ))}
      {notesAt(sections.length)}
      <button
        type="button"
        className="add-section"
        aria-label="Add section"
        onClick={() => {
          isAdding.current = true
          dispatch({ type: 'add-section' })
        }}
      >
        <Icon name="plus" />
      </button>
      <p className="visually-hidden" role="status">
        {step && `Section ${step.index + 1} ${step.isRemoved ? 'was removed' : 'is back'}.`}
      </p>
    </div>
  )
}

/** Focuses the button that restores a section, or the restored section; for an empty one, the section now in its place. */
function focusAfter({ key, index, isRemoved }: Step, list: HTMLElement): void {
  const own = isRemoved ? `[data-removed="${key}"] button` : `[data-section="${key}"] input`
  const next = list.querySelectorAll('[data-section]')[index]
  const found = list.querySelector(own) ?? next?.querySelector('input') ?? list.querySelector('.add-section')
  if (found instanceof HTMLElement) found.focus()
}
