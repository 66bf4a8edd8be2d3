import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { scripts } from '#domain/locales/en/scripts.ts'
import { subscribe } from '#domain/locales/en/subscribe.ts'
import { isLanguage } from '#domain/locales/language.ts'
import { type Catalogue, createLocale } from '#domain/locales/locale.ts'
import { translated } from '../../reader/translated.ts'
import { LocaleContext } from '../../ui/locale.ts'
import { labelToasts } from '../../ui/toasts.ts'
import { ID_PREFIX, SubscribeForm, type SubscribeFormProps } from './subscribe-form.tsx'

const hydrations = new WeakMap<Element, Promise<void>>()

/**
 * Hydrates the form that the server rendered into `element`, once. Resolves when it is interactive: React hydrates in slices,
 * which may take long on a busy machine.
 */
export function hydrateSubscribeForm(element: HTMLElement): Promise<void> {
  const hydration = hydrations.get(element) ?? hydrated(element)
  hydrations.set(element, hydration)
  return hydration
}

/** Hydrates with the same properties as the server rendered the form with. */
async function hydrated(element: HTMLElement): Promise<void> {
  const tag = document.documentElement.lang
  const catalogue = { subscribe: await translated('subscribe', subscribe) } as Catalogue
  const locale = createLocale(isLanguage(tag) ? tag : 'en', catalogue)
  labelToasts(await translated('scripts', scripts))
  const form = element.querySelector('form')!
  const props = {
    source: form.querySelector<HTMLInputElement>('[name=source]')!.value,
    place: form.querySelector('[name=to_email]')!.id.slice(ID_PREFIX.length),
    label: form.querySelector('label.label')!.textContent,
    failed: form.dataset.failed,
    captcha: element.dataset.island,
  } as SubscribeFormProps
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Hydrated onDone={resolve}>
        <LocaleContext value={locale}>
          <SubscribeForm {...props} />
        </LocaleContext>
      </Hydrated>,
    )
  })
}

function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}
