import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type NumberedList, numberedList } from '#domain/posts/sections/numbered-list.ts'
import { isSame } from '../../shell/json-equality.ts'
import { toastUndo } from '../../shell/toast-undo.ts'
import { type FormAction, nextKey, type RemovedSection } from '../form-state.ts'
import { type FormSection, filmNamed, newSection, saysSomething } from '../form-values.ts'
import { htmlToMarks, isProgramText } from '../text-editor/html-to-marks.ts'

interface ListOfferOptions {
  readonly list: RefObject<HTMLElement | null>
  readonly sections: readonly FormSection[]
  readonly removed: readonly RemovedSection[]
  readonly isList: boolean
  readonly dispatch: Dispatch<FormAction>
}

interface Offer {
  readonly key: number
  /** As pasted: a text that was changed since is no longer offered. */
  readonly text: string
  readonly list: NumberedList
  /** The section without its text, at that time. */
  readonly rest: FormSection
}

/**
 * Offers to make sections of a numbered list that was pasted into an empty section. The pasted text stays until then.
 * @param onMade called with the key of the first of them
 */
export function useListOffer(options: ListOfferOptions, onMade: (key: number) => void) {
  const { list, sections, removed, isList, dispatch } = options
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
      const text = textIn(clipboardData)
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
    const { key, sectionText: text } = section
    const read = numberedList(text, { arePlacesShown: isList })
    setFound(read && { key, text, list: read, rest: { ...section, sectionText: '' } })
  }, [sections, isList])

  const now = found && sections.find(({ key }) => key === found.key)
  // Making sections would drop what was typed or chosen beside the list since.
  const section = now?.sectionText === found?.text && isSame({ ...now, sectionText: '' }, found?.rest) ? now : null
  function make() {
    if (!found || !section) return
    const made = sectionsOf(found.list, nextKey(sections, removed))
    dispatch({ type: 'divide-section', key: section.key, made })
    setFound(null)
    onMade(made[0]!.key)
    toastUndo(`${made.length} sections were made of the list.`, () =>
      dispatch({ type: 'unite-sections', section, made }),
    )
  }
  return { offer: section ? found : null, make, leave: () => setFound(null) }
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

function textIn(clipboard: DataTransfer): string {
  const html = clipboard.getData('text/html')
  return (html && !isProgramText(html) && htmlToMarks(html)) || clipboard.getData('text/plain')
}
