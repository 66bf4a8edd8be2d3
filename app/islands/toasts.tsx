import { createRoot } from 'react-dom/client'
import { Toaster } from '../ui/toaster.tsx'
import { toastFailure, toastSuccess } from '../ui/toasts.ts'

let isMounted = false

/** Gives a reading page the place where toasts appear. Its code is loaded with the first one. */
export function mountToaster(): void {
  if (!isMounted) createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />)
  isMounted = true
}

export function showToast(kind: 'success' | 'failure', text: string): void {
  mountToaster()
  if (kind === 'success') toastSuccess(text)
  else toastFailure(text)
}
