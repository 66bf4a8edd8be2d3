import { isBlank } from '../../text/plain-text.ts'
import { typedLabel } from './normalized-label.ts'

/** Names, each once. Of those that differ in case the first spelling stays. */
export function distinctNames(names: readonly string[]): string[] {
  const distinct = new Map<string, string>()
  for (const each of names) {
    const name = typedLabel(each)
    const key = name.toLowerCase()
    if (!isBlank(name) && !distinct.has(key)) distinct.set(key, name)
  }
  return [...distinct.values()]
}

/** Of every writing in which Den speaks. */
export const COMMAS = /[,，、،]/g

/** The names in a text that has them between commas. */
export function typedNames(text: string): string[] {
  return distinctNames(text.split(COMMAS))
}

export function nameList(names: readonly string[]): string {
  return names.join(', ')
}
