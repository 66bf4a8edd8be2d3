import { onClickOf } from './clicks.ts'

/**
 * The menu opens and closes by HTML alone where the browser supports invoker commands. This adds the same for older browsers,
 * and closes it on a click on one of its links, which may lead to the page that is open already.
 */
export function initMenu(): void {
  const menu = () => document.querySelector<HTMLDialogElement>('#menu')
  if (!('commandForElement' in HTMLButtonElement.prototype))
    onClickOf('[commandfor=menu]', () => (menu()?.open ? menu()?.close() : menu()?.showModal()))
  onClickOf('#menu a', () => menu()?.close())
  // A page from the back/forward cache would show the open menu again.
  addEventListener('pagehide', () => menu()?.close())
}
