import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../../../../ui/locale.ts'
import { useApplication } from '../../../application-context.ts'
import {
  MAIN_PICTURE,
  sectionPicture,
  type UnsentPicture,
  type UnsentPictures,
} from '../../../picture/unsent-pictures.ts'
import type { FormInput } from '../../form-state.ts'
import { differencesBetween } from '../differences.ts'
import { addUnansweredSaves, savingForm, unansweredSaves } from '../unanswered-saves.ts'
import { deleteCopy, holdCopy, type LocalCopy, readCopies, writeCopy, writePicture } from './local-copy-store.ts'

const PAUSE_MS = 400

interface LocalCopyOptions {
  /** Unique among the forms of the area. */
  readonly form: string
  readonly input: FormInput
  /** Whether the input differs from what the server has. */
  readonly isUnsaved: boolean
  /** @returns the input in a stored value; null where it does not have the shape of this form */
  readonly usable: (stored: unknown) => FormInput | null
}

/**
 * Copies unsaved input of a post form and its unsent pictures into IndexedDB, for failures of the network or session: unlike the
 * storage of the tab, the copy survives a killed browser. It is deleted once the server has everything.
 * @returns `found`: the latest copy of an earlier form that differs from this one; `saved`: call it when the server has the text;
 *   `forget`: call it when nothing is to be kept; `write`: call it
 *   when a save begins, whose key is kept as well; `pictures`: for the fields of the form
 */
export function useLocalCopy({ form, input, isUnsaved, usable }: LocalCopyOptions) {
  const { email } = useApplication()
  const prefix = `${email}:${form}:`
  const [found, setFound] = useState<LocalCopy | null>(null)
  const [restored, setRestored] = useState(() => new Map<string, UnsentPicture>())
  const key = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The pictures of the copy, by the name of their field. */
  const unsent = useRef(new Map<string, UnsentPicture>())
  const leaving = useRef(new AbortController())
  const locale = useLocale()
  const latest = useRef({ input, isUnsaved, usable, locale })
  latest.current = { input, isUnsaved, usable, locale }

  /** The key of this form's copy, chosen at the first call. It has a random part, since each tab has its own copy. */
  const ownKey = useCallback(
    (copy = named(prefix)) => {
      if (key.current === undefined) holdCopy(copy, leaving.current.signal)
      key.current ??= copy
      return key.current
    },
    [prefix],
  )
  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    // Pictures are stored by section, so unsent pictures need the input in the copy even where its text is saved.
    if (!latest.current.isUnsaved && unsent.current.size === 0) return
    const { input } = latest.current
    const saves = unansweredSaves(savingForm(form, input.values.id))
    void writeCopy({ key: ownKey(), input, saves, at: new Date().toISOString(), isSetAside: false })
  }, [ownKey, form])
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    unsent.current.clear()
    if (key.current) void deleteCopy(key.current)
  }, [])
  const saved = useCallback(() => {
    if (unsent.current.size === 0) forget()
  }, [forget])
  const keep = useCallback(
    (field: string, picture: UnsentPicture | null) => {
      if (picture) unsent.current.set(field, picture)
      else if (!unsent.current.delete(field)) return
      void writePicture(ownKey(), field, picture)
      if (picture) write()
      else if (!latest.current.isUnsaved) saved()
    },
    [ownKey, write, saved],
  )

  useEffect(() => {
    if (isUnsaved || unsent.current.size > 0) timer.current ??= setTimeout(write, PAUSE_MS)
    else forget()
  }, [input, isUnsaved, write, forget])
  // Also writes when the form is unmounted: the server may refuse the save that is sent then.
  useEffect(() => {
    addEventListener('pagehide', write)
    return () => {
      removeEventListener('pagehide', write)
      if (timer.current) write()
    }
  }, [write])
  useEffect(() => {
    let isOver = false
    void readCopies(prefix).then((copies) => {
      const { input, usable, locale } = latest.current
      const usableCopies = copies.flatMap(({ key, value, pictures }) => {
        // Copies of earlier versions in browsers lack the last two.
        const { draft, at, saves = [], isSetAside = false } = value as { draft: unknown } & Partial<LocalCopy>
        const known = usable(draft)
        return known ? [{ key, input: known, at: String(at), saves, pictures, isSetAside }] : []
      })
      const [last] = usableCopies.sort((one, other) => other.at.localeCompare(one.at))
      if (isOver || !last || last.key === key.current) return
      if (differencesBetween(locale, last.input.values, input.values, 'UTC').length > 0) return setFound(last)
      addUnansweredSaves(savingForm(form, last.input.values.id), last.saves)
      // The form has the text of the copy already, from the tab or the server; only the pictures of the copy are missing.
      const pictures = picturesFor(input, last)
      for (const [field, picture] of pictures) keep(field, picture)
      if (pictures.size > 0) setRestored(pictures)
      else if (latest.current.isUnsaved && key.current === undefined) return void ownKey(last.key)
      void deleteCopy(last.key)
    })
    return () => {
      isOver = true
    }
  }, [form, prefix, keep, ownKey])
  const { revision, edit } = input
  const before = useRef({ revision, edit })
  // What was set aside is used over the later saves of this form, but not unseen over those of another.
  useEffect(() => {
    const over = before.current
    before.current = { revision, edit }
    if (!found?.isSetAside || found.input.revision !== over.revision || found.input.edit !== over.edit) return
    if (revision === over.revision && edit === over.edit) return
    const { pictures, ...copy } = { ...found, input: { ...found.input, revision, edit } }
    void writeCopy(copy)
    setFound({ ...copy, pictures })
  }, [revision, edit, found])
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const restore = useCallback((field: string) => {
    const found = [...unsent.current].filter(([name]) => isPartOf(name, field))
    if (found.length > 0) setRestored((known) => new Map([...known, ...found]))
  }, [])

  return {
    found,
    saved,
    forget,
    write,
    pictures: useMemo((): UnsentPictures => ({ restored, keep }), [restored, keep]),
    /** Uploads the unsent pictures of a removed section that is restored. */
    restore,
    /** Keeps input that another version replaces, and offers it. Its key is that of the post: of a new one, another form goes on. */
    setAside(input: FormInput) {
      const key = named(`${email}:${input.values.id}:`)
      const copy = { key, input, at: new Date().toISOString(), saves: [], isSetAside: true }
      void writeCopy(copy)
      setFound({ ...copy, pictures: new Map() })
    },
    /** Makes the found copy the one of this form, so that further input overwrites it, and uploads its pictures. */
    adopt(copy: LocalCopy) {
      addUnansweredSaves(savingForm(form, copy.input.values.id), copy.saves)
      if (key.current !== undefined) void deleteCopy(key.current)
      key.current = undefined
      ownKey(copy.key)
      for (const [field, picture] of copy.pictures) unsent.current.set(field, picture)
      setRestored(new Map(copy.pictures))
      setFound(null)
    },
    discard(copy: LocalCopy) {
      void deleteCopy(copy.key)
      setFound(null)
    },
  }
}

function named(prefix: string): string {
  return prefix + Math.random().toString(36).slice(2)
}

/** The pictures of a copy, by the field names of the input. Both have the same sections in the same order, but maybe other keys. */
function picturesFor(input: FormInput, { input: copied, pictures }: LocalCopy): Map<string, UnsentPicture> {
  const sections = copied.values.sections.map(({ key }, index) => [
    sectionPicture(key),
    sectionPicture(input.values.sections[index]?.key ?? key),
  ])
  const names = [[MAIN_PICTURE, MAIN_PICTURE], ...sections] as [string, string][]
  return new Map(
    [...pictures].flatMap(([field, picture]): [string, UnsentPicture][] => {
      const [before, after] = names.find(([name]) => isPartOf(field, name)) ?? []
      return before === undefined ? [] : [[after + field.slice(before.length), picture]]
    }),
  )
}

/** Whether the name is that of a picture field, or of a picture in the text of the same section. */
function isPartOf(name: string, field: string): boolean {
  return name === field || name.startsWith(`${field}-`)
}
