import type { HostedCaptchaConfig } from '#server/config/service-config.ts'

type Provider = HostedCaptchaConfig['provider']

/** The result of a click: a token, one that expires at once, or an error. */
export type WidgetMood = 'solves' | 'expires' | 'fails'

interface WidgetTraits {
  readonly api: string
  readonly field: string
  readonly normal: readonly [number, number]
  readonly compact: readonly [number, number]
}

/** Globals, field names and sizes of the real widgets. */
const TRAITS: Readonly<Record<Provider, WidgetTraits>> = {
  recaptcha: { api: 'grecaptcha', field: 'g-recaptcha-response', normal: [304, 78], compact: [164, 144] },
  turnstile: { api: 'turnstile', field: 'cf-turnstile-response', normal: [300, 65], compact: [150, 140] },
  hcaptcha: { api: 'hcaptcha', field: 'h-captcha-response', normal: [303, 78], compact: [164, 144] },
}

/** A script with the part of the services' documented interface that the form uses. */
export function widgetScript(provider: Provider, siteKey: string): string {
  return `(${install})(${JSON.stringify({ ...TRAITS[provider], siteKey })})`
}

/** The page in the frame of the widget, on the service's own host. */
export function widgetFrame(provider: Provider, parameters: URLSearchParams): string {
  const isLight = parameters.get('theme') === 'light'
  const isCompact = parameters.get('size') === 'compact'
  return `<!doctype html><html lang="en"><title>${provider}</title><style>
    * { box-sizing: border-box }
    body { margin: 0; font: 14px system-ui; color: ${isLight ? '#222' : '#eee'} }
    label { display: flex; ${isCompact ? 'flex-direction: column; justify-content: center;' : ''}
      align-items: center; gap: 12px; height: 100vh; padding: 0 12px; border: 1px solid ${isLight ? '#d3d3d3' : '#525252'};
      border-radius: 3px; background: ${isLight ? '#f9f9f9' : '#222'}; text-align: center }
    input { width: 26px; height: 26px; margin: 0 } b { margin-left: auto; font: 11px system-ui; opacity: .7 }
    ${isCompact ? 'b { margin: 0 }' : ''}
  </style><label><input type="checkbox"><span>I am human</span><b>${provider}</b></label>
  <script>document.querySelector('input').onchange = async () => {
    const reply = await fetch('/solve?host=${encodeURIComponent(parameters.get('host') ?? '')}', { method: 'POST' })
    parent.postMessage(await reply.json(), '*')
  }</script></html>`
}

/** Runs in the page. */
function install({ api, field, normal, compact, siteKey }: WidgetTraits & { siteKey: string }): void {
  type Options = Readonly<Record<string, unknown>>
  const { origin, searchParams } = new URL((document.currentScript as HTMLScriptElement).src)
  const widgets: { frame: HTMLIFrameElement; area: HTMLTextAreaElement; options: Options }[] = []
  const tell = (options: Options, name: string, ...values: unknown[]) =>
    (options[name] as ((...values: unknown[]) => void) | undefined)?.(...values)

  const functions = {
    render(container: HTMLElement, options: Options) {
      if (container.hasChildNodes()) throw new Error('something has already been rendered in this element')
      if (options.sitekey !== siteKey) throw new Error('no such site key')
      const [width, height] = options.size === 'compact' ? compact : normal
      const query = new URLSearchParams({ theme: `${options.theme}`, size: `${options.size}`, host: location.hostname })
      // The real ones write HTML as well, which a page with Trusted Types would refuse.
      container.innerHTML = `<div><iframe title="${api} checkbox" width="${width}" height="${height}" frameborder="0"
        scrolling="no" src="${origin}/frame?${query}"></iframe><textarea name="${field}"></textarea></div>`
      widgets.push({ frame: container.querySelector('iframe')!, area: container.querySelector('textarea')!, options })
      return widgets.length - 1
    },
    reset(id: number) {
      const { frame, area } = widgets[id]!
      area.value = ''
      // biome-ignore lint/correctness/noSelfAssign: it is loaded anew
      frame.src = frame.src
    },
    remove(id: number) {
      widgets[id]?.frame.remove()
    },
  }
  addEventListener('message', ({ origin: sender, source, data }) => {
    const widget = widgets.find(({ frame }) => frame.contentWindow === source)
    if (sender !== origin || !widget) return
    const { area, options } = widget
    if (data.mood === 'fails') return tell(options, 'error-callback', 'network-error')
    area.value = data.token
    tell(options, 'callback', data.token)
    if (data.mood === 'expires') tell(options, 'expired-callback')
  })
  Object.assign(window, { [api]: api === 'grecaptcha' ? { ...functions, remove: undefined } : functions })
  const onload = searchParams.get('onload')
  if (onload) (window as unknown as Record<string, () => void>)[onload]?.()
}
