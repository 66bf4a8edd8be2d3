/** Also for elements that are rendered later: the admin area renders header and footer again after a sign-in. */
export function onClickOf(selector: string, listener: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (element) listener(element, event)
  })
}
