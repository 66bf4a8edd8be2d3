const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/** A click with a modifier key opens the link as usual. The policy in `server/http/headers.ts` lists the hosts of frames. */
export function initEmbeds(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-frame]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    link.before(frameOf(link))
    delete link.dataset.frame
  })
}

function frameOf({ dataset, textContent }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = textContent
  frame.setAttribute('sandbox', SANDBOX)
  frame.allow = ALLOWED
  // YouTube plays nothing without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = dataset.frame!
  return frame
}
