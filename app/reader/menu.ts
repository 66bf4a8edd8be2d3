/**
 * The menu opens and closes by HTML alone where the browser knows invoker commands. Older ones get the same by script, and
 * every one closes it when a link in it leads to the page that is open already.
 */
export function makeMenuOpen(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu')
  if (!menu) return
  if (!('commandForElement' in HTMLButtonElement.prototype))
    for (const button of document.querySelectorAll('[commandfor=menu]'))
      button.addEventListener('click', () => {
        if (menu.open) menu.close()
        else menu.showModal()
      })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.close()
  })
  // A page that comes back from the browser's cache comes back without the menu over it.
  addEventListener('pagehide', () => menu.close())
}
