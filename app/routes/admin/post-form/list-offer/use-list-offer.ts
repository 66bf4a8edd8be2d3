import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type NumberedList, numberedList } from '#domain/posts/sections/numbered-list.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { isSame } from '../../shell/json-equality.ts'
import { toastUndo } from '../../shell/toast-undo.ts'
import { type FormAction, nextKey, type RemovedSection } from '../form-state.ts'
import { type FormSection, filmNamed, newSection, saysSomething } from '../form-values.ts'
import { pastedText } from '../text-editor/html-to-marks.ts'

/** What became of a pasted list: sections, these as one text again, or a text as it was. */
export type ListChange = 'divided' | 'united' | 'left'

interface ListOfferOptions {
  readonly list: RefObject<HTMLElement | null>
  readonly sections: readonly FormSection[]
  readonly removed: readonly RemovedSection[]
  readonly isList: boolean
  readonly dispatch: Dispatch<FormAction>
}

interface Offer {
  /** The section after the paste. The offer ends when it changes, since sections made of the list would drop the change. */
  readonly section: FormSection
  readonly list: NumberedList
}

/**
 * Offers to make sections of a numbered list that was pasted into an empty section. The pasted text stays until then.
 * @param onChange called with the key of the section with the text, or of the first one made of it
 */
export function useListOffer(options: ListOfferOptions, onChange: (change: ListChange, key: number) => void) {
  const { list, sections, removed, isList, dispatch } = options
  const { t } = useLocale()
  const [found, setFound] = useState<Offer | null>(null)
  /** The key of the section whose next text is a pasted one. */
  const awaited = useRef<number | null>(null)

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event
    const field = target instanceof Element ? target.closest('.section-fields__title, .text-editor') : null
    const key = Number(field?.closest<HTMLElement>('[data-section]')?.dataset.section)
    const section = sections.find((other) => other.key === key)
    if (!field || !clipboardData || !section || saysSomething(section)) return
    if (field.matches('.section-fields__title')) {
      // The field of a title would put all lines into one.
      const text = pastedText(clipboardData)
      if (!numberedList(text, { arePlacesShown: isList })) return
      event.preventDefault()
      dispatch({ type: 'section', key, change: { sectionText: text } })
    }
    awaited.current = key
  })
  useEffect(() => {
    const element = list.current
    const listen = (event: ClipboardEvent) => onPaste(event)
    element?.addEventListener('paste', listen)
    return () => element?.removeEventListener('paste', listen)
  }, [list])
  useEffect(() => {
    const section = sections.find(({ key }) => key === awaited.current)
    if (!section?.sectionText.trim()) return
    awaited.current = null
    const read = numberedList(section.sectionText, { arePlacesShown: isList })
    setFound(read && { section, list: read })
  }, [sections, isList])

  const now = found && sections.find(({ key }) => key === found.section.key)
  const offer = now && isSame(now, found.section) ? found : null
  function make() {
    if (!offer) return
    const { section, list } = offer
    const made = sectionsOf(list, nextKey(sections, removed))
    dispatch({ type: 'divide-section', key: section.key, made })
    setFound(null)
    onChange('divided', made[0]!.key)
    toastUndo(t('form.sectionsMade', { count: made.length }), () => {
      dispatch({ type: 'unite-sections', section, made })
      onChange('united', section.key)
    })
  }
  function leave() {
    setFound(null)
    if (offer) onChange('left', offer.section.key)
  }
  return { offer, make, leave }
}

function sectionsOf({ before, entries, after }: NumberedList, firstKey: number): FormSection[] {
  const text = (sectionText: string) => (sectionText ? [{ sectionText }] : [])
  const named = entries.map(({ title, text, film }) => ({
    sectionTitle: title,
    sectionText: text,
    film: filmNamed(film),
  }))
  return [...text(before), ...named, ...text(after)].map((parts, index) => ({
    ...newSection(firstKey + index),
    ...parts,
  }))
}
