import type { ComponentProps } from 'react'
import { SubscribeIsland } from '../../../islands/subscribe/subscribe-island.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { useSite } from '../../../ui/site.ts'

/** The form with words of its own, below articles and the greeting letter. */
export function SubscribeBox(props: Pick<ComponentProps<typeof SubscribeIsland>, 'source' | 'place'>) {
  const { contact, captcha, subscribing } = useSite()
  const { t } = useLocale()
  const { label, heading, text } = subscribing
  return (
    <section className="subscribe-box" aria-labelledby="subscribe-title">
      <h2 id="subscribe-title">{heading}</h2>
      <p>{text}</p>
      <SubscribeIsland {...props} label={label} failed={t('subscribe.failed', { contact })} captcha={captcha} />
    </section>
  )
}
