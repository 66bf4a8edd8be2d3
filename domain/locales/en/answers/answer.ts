import { filled, type Message, type ValuesOf } from '../../message.ts'

/** A message of `answers` with its values, as the JSON interface says it. */
export function answer<const M extends Message>(message: M, values: ValuesOf<M>): string {
  const given: Readonly<Record<string, string | number>> = values
  const written = Object.entries(given).map(([name, value]) => [name, value.toLocaleString('en')])
  return filled(inForm(message, given.count), Object.fromEntries(written))
}

function inForm(message: Message, count: string | number | undefined): string {
  if (typeof message === 'string') return message
  return (count === 1 && message.one) || message.other
}
