import { useState } from 'react'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { counted } from '../statistics/format.ts'

interface RemoveDemoProps {
  /** The number of unchanged demo posts. */
  posts: number
  /** Called before the list of posts is loaded again, without them. */
  onRemoved: () => void
}

/** Deletes the demo posts, after a question. */
export function RemoveDemo({ posts, onRemoved }: RemoveDemoProps) {
  const [isAsked, setAsked] = useState(false)
  const words = counted(posts, 'demo post')
  return (
    <>
      <TextButton onClick={() => setAsked(true)}>Remove the demo</TextButton>
      {isAsked && (
        <ConfirmDialog
          lead="Remove the demo:"
          title={words}
          text="They are deleted for good, and Greetings and the scale of scores get plain texts. What you wrote or changed stays."
          confirm="Remove"
          busy="Removing…"
          request={() => call('DELETE', '/api/demo-content')}
          outcome={{
            onSuccess() {
              toastSuccess(`${words} removed`)
              onRemoved()
            },
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
