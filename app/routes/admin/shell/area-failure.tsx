import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { RequestId } from '../../../ui/request-id.tsx'

interface AreaFailureProps {
  blogName: string
  isUnreachable: boolean
  closed?: string | undefined
}

/** Shown instead of an area that failed, between header and footer. */
export function AreaFailure({ blogName, isUnreachable, closed }: AreaFailureProps) {
  const { t, sentences } = useLocale()
  const { revalidate, state } = useRevalidator()
  // Reloading while the server is unreachable would show the browser's error page.
  const tryAgain = () => (isUnreachable ? void revalidate() : location.reload())
  const screen = isUnreachable ? t('frame.noAnswer') : closed ? t('frame.closedForMoment') : t('frame.somethingBroke')
  return (
    <div className="empty" role="alert">
      <title>{`${screen} – ${blogName}`}</title>
      <p className="empty__title">
        {isUnreachable ? t('frame.serverDidNotAnswer') : closed ? t('frame.denIsClosed') : t('frame.brokeInTheDark')}
      </p>
      <p>
        {sentences([
          isUnreachable ? t('frame.checkConnection') : (closed ?? t('frame.faultIsOurs')),
          t('frame.inputIsKept'),
        ])}
      </p>
      {!isUnreachable && <RequestId />}
      <p className="actions">
        <Button onClick={tryAgain} aria-disabled={state !== 'idle'}>
          {t('labels.tryAgain')}
        </Button>
      </p>
    </div>
  )
}
