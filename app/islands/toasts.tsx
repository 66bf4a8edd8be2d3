import { createRoot } from 'react-dom/client'
import { Toaster } from '../ui/toaster.tsx'
import { toastFailure, toastSuccess } from '../ui/toasts.ts'

let isMounted = false

/** Shows a toast on a reading page, where this code is loaded with the first one. */
export function showToast(kind: 'success' | 'failure', text: string): void {
  if (!isMounted) createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />)
  isMounted = true
  if (kind === 'success') toastSuccess(text)
  else toastFailure(text)
}
