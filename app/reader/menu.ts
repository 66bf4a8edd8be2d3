import { onClickOf } from './clicks.ts'

/**
 * The menu opens and closes by HTML alone where the browser knows invoker commands. Older ones get the same by script, and
 * every one closes it when a link in it leads to the page that is open already.
 */
export function initMenu(): void {
  const menu = () => document.querySelector<HTMLDialogElement>('#menu')
  if (!('commandForElement' in HTMLButtonElement.prototype))
    onClickOf('[commandfor=menu]', () => (menu()?.open ? menu()?.close() : menu()?.showModal()))
  onClickOf('#menu a', () => menu()?.close())
  // A page that comes back from the browser's cache comes back without the menu over it.
  addEventListener('pagehide', () => menu()?.close())
}
