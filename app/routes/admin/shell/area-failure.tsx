import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { RequestId } from '../../../ui/request-id.tsx'

interface AreaFailureProps {
  blogName: string
  isUnreachable: boolean
  closed?: string | undefined
}

/** Shown instead of an area that failed, between header and footer. */
export function AreaFailure({ blogName, isUnreachable, closed }: AreaFailureProps) {
  const { revalidate, state } = useRevalidator()
  // Reloading while the server is unreachable would show the browser's error page.
  const tryAgain = () => (isUnreachable ? void revalidate() : location.reload())
  const screen = isUnreachable ? 'No answer' : closed ? 'Closed for a moment' : 'Something broke'
  return (
    <div className="empty" role="alert">
      <title>{`${screen} – ${blogName}`}</title>
      <p className="empty__title">
        {isUnreachable
          ? 'The server did not answer'
          : closed
            ? 'The den is closed for a moment'
            : 'Something broke in the dark'}
      </p>
      <p>
        {isUnreachable ? 'Check your connection.' : (closed ?? 'The fault is on our side.')} What you typed into the
        form of a post is kept in this tab.
      </p>
      {!isUnreachable && <RequestId />}
      <p className="actions">
        <Button onClick={tryAgain} aria-disabled={state !== 'idle'}>
          Try again
        </Button>
      </p>
    </div>
  )
}
