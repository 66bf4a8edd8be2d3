import type { Command } from './commands.ts'

interface Tool {
  readonly command: Command
  readonly name: string
  /** Letter on the button; without one it has an icon. */
  readonly letter?: string
  /** `key` as in `KeyboardEvent.code`, with Control, or with Command on a Mac. */
  readonly key: string
  readonly isShifted: boolean
  readonly keys: { readonly shown: string; readonly aria: string }
}

/** In the order of the toolbar. */
export const TOOLS: readonly Tool[] = [
  { ...tool('bold', 'Bold', 'B'), letter: 'B' },
  { ...tool('italic', 'Italic', 'I'), letter: 'I' },
  tool('link', 'Link', 'K'),
  { ...tool('heading', 'Heading', 'H', true), letter: 'H' },
  tool('quote', 'Quote', '9', true),
  tool('list', 'List', '8', true),
  tool('spoiler', 'Spoiler', 'S', true),
]

/** The command of a pressed shortcut. */
export function commandOf(event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) {
  if (event.altKey || event.ctrlKey === event.metaKey) return undefined
  return TOOLS.find(({ key, isShifted }) => key === event.code && isShifted === event.shiftKey)?.command
}

function tool<C extends Command>(command: C, name: string, key: string, isShifted = false) {
  const pressed = `${isShifted ? 'Shift+' : ''}${key}`
  const keys = { shown: `Ctrl+${pressed}`, aria: `Control+${pressed} Meta+${pressed}` }
  return { command, name, key: /\d/.test(key) ? `Digit${key}` : `Key${key}`, isShifted, keys }
}
