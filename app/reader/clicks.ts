/**
 * Calls back with each click on an element that `selector` names, or inside one, also on those that come later: the admin
 * area draws header and footer anew when somebody signs in.
 */
export function onClickOf(selector: string, listener: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (element) listener(element, event)
  })
}
