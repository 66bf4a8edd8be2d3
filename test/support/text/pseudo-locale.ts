import { en } from '#domain/locales/en/catalogue.ts'
import type { Catalogue } from '#domain/locales/locale.ts'
import type { Message } from '#domain/locales/message.ts'

/** English with brackets around each message: words outside of brackets are in no catalogue. */
export const BRACKETED = mapped(en) as unknown as Catalogue

function mapped(catalogue: object): object {
  return Object.fromEntries(
    Object.entries(catalogue).map(([area, messages]) => [
      area,
      Object.fromEntries(
        Object.entries(messages as Record<string, Message>).map(([name, message]) => [
          name,
          area === 'subscribe' && name === 'numbers' ? message : bracketed(message),
        ]),
      ),
    ]),
  )
}

function bracketed(message: Message): Message {
  if (typeof message === 'string') return `⟦${message}⟧`
  return {
    ...Object.fromEntries(Object.entries(message).map(([form, text]) => [form, `⟦${text}⟧`])),
    other: `⟦${message.other}⟧`,
  }
}

/** The words of a text that stand in no brackets, without addresses. */
export function unbracketed(text: string): string[] {
  let rest = text.replace(/[^\s⟦⟧]+[@/][^\s⟦⟧]+/g, ' ')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  }
  return rest.match(/[A-Za-z]{2,}/g) ?? []
}
