import { call } from '../../ui/call.ts'

/** Callbacks of the widget. */
interface WidgetEvents {
  onSolved: (token: string) => void
  onExpired: () => void
  /** The widget cannot recover by itself. */
  onFailed: () => void
}

export interface Widget {
  /** Resets the widget to its first state. */
  reset: () => void
  remove: () => void
}

/** The answer of `GET /api/captcha`. It is asked for each widget, so that a changed site key counts at once. */
interface Offer {
  readonly provider: keyof typeof SERVICES
  readonly siteKey: string
  readonly scriptUrl: string
}

/** The part that the three services' scripts have in common. */
interface WidgetApi {
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): string | number
  reset(id: string | number): void
  remove?(id: string | number): void
}

/** The global of each service's script, and the width of its normal widget in pixels. */
const SERVICES = {
  recaptcha: { api: 'grecaptcha', width: 304 },
  turnstile: { api: 'turnstile', width: 300 },
  hcaptcha: { api: 'hcaptcha', width: 303 },
} as const

const LOAD_TIMEOUT_MS = 8000
const CALLBACK = 'denCaptchaLoaded'
/** hCaptcha reports these when the reader closes the pictures, or takes long; its widget stays usable. */
const IGNORED_ERRORS = new Set<unknown>(['challenge-closed', 'challenge-expired'])

/** Draws the widget of the service that the site uses. @throws when its script cannot be loaded */
export async function drawWidget(element: HTMLElement, events: WidgetEvents): Promise<Widget> {
  const result = await withTimeout(call<Offer>('GET', '/api/captcha'))
  const offer = result.ok ? result.value : null
  // A cached page may be older than a change of the captcha provider.
  if (!offer || !Object.hasOwn(SERVICES, offer.provider)) throw new Error('no widget')
  await loadScript(offer.scriptUrl)
  const { api: name, width } = SERVICES[offer.provider]
  const api = (window as unknown as Record<string, WidgetApi>)[name]!
  const id = api.render(element, {
    sitekey: offer.siteKey,
    theme: document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
    size: element.clientWidth < width ? 'compact' : 'normal',
    callback: events.onSolved,
    'expired-callback': events.onExpired,
    'error-callback': (code: unknown) => {
      if (!IGNORED_ERRORS.has(code)) events.onFailed()
      // For Turnstile this means "handled": it writes nothing to the console.
      return true
    },
    // Turns off Turnstile's automatic retry and refresh: the form resets the widget.
    ...(offer.provider === 'turnstile' && {
      retry: 'never',
      'refresh-expired': 'manual',
      'timeout-callback': events.onExpired,
      'unsupported-callback': events.onFailed,
    }),
  })
  return { reset: () => api.reset(id), remove: () => api.remove?.(id) }
}

let loading: Promise<void> | undefined

/** Loads the script once for all forms of a page. A failed load may be retried. */
function loadScript(url: string): Promise<void> {
  loading ??= appendScript(url).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

function appendScript(url: string): Promise<void> {
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    // The services call this when they are ready, which is later than the load of the script.
    Object.assign(window, { [CALLBACK]: resolve })
    script.onerror = reject
    script.src = `${url}&onload=${CALLBACK}`
    document.head.append(script)
  })
  return withTimeout(loaded).catch((error) => {
    script.remove()
    throw error
  })
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), LOAD_TIMEOUT_MS))
  return Promise.race([work, late])
}
