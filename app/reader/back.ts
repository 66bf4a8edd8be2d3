import { onClickOf } from './clicks.ts'

/** A Back link goes back one page; with nothing behind it, it stays the link home that it is. */
export function initBackLinks(): void {
  onClickOf('[data-back]', (_link, event) => {
    if (!hasPageBehind()) return
    event.preventDefault()
    history.back()
  })
}

function hasPageBehind(): boolean {
  const { navigation } = window
  // The Navigation API knows only pages of this site; a page of another one shows in the referrer.
  if (navigation?.canGoBack) return true
  return history.length > 1 && document.referrer !== ''
}
