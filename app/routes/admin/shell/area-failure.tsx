import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button.tsx'

/** Shown instead of an area that failed, between header and footer. */
export function AreaFailure({ isUnreachable, closed }: { isUnreachable: boolean; closed?: string | undefined }) {
  const { revalidate, state } = useRevalidator()
  // Reloading while the server is unreachable would show the browser's error page.
  const tryAgain = () => (isUnreachable ? void revalidate() : location.reload())
  return (
    <div className="posts__empty" role="alert">
      <title>{isUnreachable ? 'No answer' : closed ? 'Closed for a moment' : 'Something broke'}</title>
      <p className="posts__empty-title">
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
      <p className="actions area-failure__actions">
        <Button onClick={tryAgain} aria-disabled={state !== 'idle'}>
          Try again
        </Button>
      </p>
    </div>
  )
}
