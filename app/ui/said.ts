import { useEffect, useState } from 'react'
import type { Language } from '#domain/locales/language.ts'
import type { Sayer } from '#domain/locales/sayer.ts'
import { useLocale } from './locale.ts'

/** Says in the language of the area what rules say in English in the browser. Its messages are loaded when they are first needed. */
export async function sayerOfArea(language: Language): Promise<Sayer> {
  const unchanged: Sayer = (sentence) => sentence
  if (language === 'en') return unchanged
  // Without an answer of the server the English words are better than none.
  return import('#domain/locales/sayer.ts').then(({ sayerIn }) => sayerIn(language)).catch(() => unchanged)
}

/** Messages by their fields, each as {@link sayerOfArea} says it. */
export async function saidErrors(
  language: Language,
  errors: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const say = await sayerOfArea(language)
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, say(message)]))
}

/**
 * The translation of a problem that is shown while somebody types.
 * @returns undefined without a problem, and until the messages are loaded
 */
export function useSaid(sentence: string | null): string | undefined {
  const { language } = useLocale()
  const [say, setSay] = useState<{ readonly words: Sayer }>()
  const isNeeded = sentence !== null
  useEffect(() => {
    if (isNeeded) void sayerOfArea(language).then((words) => setSay({ words }))
  }, [isNeeded, language])
  return sentence === null ? undefined : say?.words(sentence)
}
