import { TextButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'

interface ListOfferProps {
  count: number
  onMake: () => void
  onLeave: () => void
}

/** Asks about a numbered list that was pasted into an empty section. */
export function ListOffer({ count, onMake, onLeave }: ListOfferProps) {
  const { t } = useLocale()
  return (
    <p className="alert alert--success cluster" role="status">
      {t('form.isList', { count })} <TextButton onClick={onMake}>{t('form.makeSections', { count })}</TextButton>{' '}
      <TextButton onClick={onLeave}>{t('form.leaveAsText')}</TextButton>
    </p>
  )
}
