import { QuietButton } from '../../../ui/button.tsx'
import { copyWords } from '../../../ui/copy-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'

/** Back is a link home without scripts or history; `reader/back.ts` makes it go back one page. */
export function BackButton() {
  const { t } = useLocale()
  return (
    <a className="button button--quiet" href="/" data-back="">
      <Icon name="back" />
      {t('article.back')}
    </a>
  )
}

export function ShareButton({ address }: { address: string }) {
  const locale = useLocale()
  return (
    <QuietButton className="needs-script" data-copy={address} {...copyWords(locale)}>
      <Icon name="share" />
      <span data-copy-label="">{locale.t('article.share')}</span>
    </QuietButton>
  )
}
