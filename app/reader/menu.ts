import { onClickOf } from './clicks.ts'

/** For browsers without invoker commands. A link of the menu may lead to the page that is open already, so a click closes it. */
export function initMenu(): void {
  const menu = () => document.querySelector<HTMLDialogElement>('#menu')
  const close = () => menu()?.close()
  if (!('commandForElement' in HTMLButtonElement.prototype))
    onClickOf('[commandfor=menu]', () => (menu()?.open ? close() : menu()?.showModal()))
  onClickOf('#menu a', close)
  // A page from the back/forward cache would show the open menu again.
  addEventListener('pagehide', close)
}
