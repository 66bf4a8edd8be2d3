import { onClickOf } from './clicks.ts'

export function initBackLinks(): void {
  onClickOf('[data-back]', (_link, event) => {
    if (!hasPreviousPage()) return
    event.preventDefault()
    history.back()
  })
}

function hasPreviousPage() {
  const { navigation } = window
  // The Navigation API knows only pages of this site; a page of another one shows in the referrer.
  return navigation?.canGoBack || (history.length > 1 && document.referrer)
}
