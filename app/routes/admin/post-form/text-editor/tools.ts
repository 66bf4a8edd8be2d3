import type { Locale } from '#domain/locales/locale.ts'
import type { Icon } from '../../../../ui/icon.tsx'
import type { Command } from './commands.ts'

/** What asks something before it changes the text. */
export type Asking = 'link' | 'picture' | 'trailer'

export type ToolName = Command | Asking | 'undo' | 'redo'

interface Tool {
  readonly tool: ToolName
  readonly name: `textEditor.${ToolName}`
  /** On the button: a letter, or an icon. */
  readonly sign: { readonly letter: string } | { readonly icon: Parameters<typeof Icon>[0]['name'] }
  readonly keys?: Keys
}

interface Keys {
  /** As in `KeyboardEvent.code`, with Control, or with Command on a Mac; null where the browser itself knows the keys. */
  readonly code: string | null
  readonly isShifted: boolean
  /** The letter or digit. */
  readonly key: string
  readonly aria: string
}

/** In the order of the toolbar, of which a phone shows the first seven. */
export const TOOLS: readonly Tool[] = [
  { tool: 'bold', name: 'textEditor.bold', sign: { letter: 'B' }, keys: keys('B') },
  { tool: 'italic', name: 'textEditor.italic', sign: { letter: 'I' }, keys: keys('I') },
  { tool: 'link', name: 'textEditor.link', sign: { icon: 'link' }, keys: keys('K') },
  { tool: 'picture', name: 'textEditor.picture', sign: { icon: 'picture' } },
  { tool: 'trailer', name: 'textEditor.trailer', sign: { icon: 'trailer' } },
  { tool: 'heading', name: 'textEditor.heading', sign: { letter: 'H' }, keys: keys('H', true) },
  { tool: 'quote', name: 'textEditor.quote', sign: { icon: 'quote' }, keys: keys('9', true) },
  { tool: 'list', name: 'textEditor.list', sign: { icon: 'list' }, keys: keys('8', true) },
  { tool: 'spoiler', name: 'textEditor.spoiler', sign: { icon: 'spoiler' }, keys: keys('S', true) },
  { tool: 'undo', name: 'textEditor.undo', sign: { icon: 'undo' }, keys: { ...keys('Z'), code: null } },
  { tool: 'redo', name: 'textEditor.redo', sign: { icon: 'redo' }, keys: { ...keys('Z', true), code: null } },
]

export function asks(tool: ToolName): tool is Asking {
  return tool === 'link' || tool === 'picture' || tool === 'trailer'
}

/** The tool of a pressed shortcut. */
export function toolOf(event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) {
  if (event.altKey || event.ctrlKey === event.metaKey) return undefined
  return TOOLS.find(({ keys }) => keys?.code === event.code && keys.isShifted === event.shiftKey)?.tool
}

/** As they are written on a keyboard: `Ctrl+Shift+H`. */
export function shownKeys(t: Locale['t'], { key, isShifted }: Keys, control = t('textEditor.ctrl')): string {
  return [control, ...(isShifted ? [t('textEditor.shift')] : []), key].join('+')
}

function keys(key: string, isShifted = false): Keys {
  const pressed = `${isShifted ? 'Shift+' : ''}${key}`
  const code = /\d/.test(key) ? `Digit${key}` : `Key${key}`
  return { code, isShifted, key, aria: `Control+${pressed} Meta+${pressed}` }
}
